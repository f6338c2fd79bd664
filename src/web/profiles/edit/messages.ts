import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  edit: { en: 'Edit profile', id: 'Sunting profil', my: 'Sunting profil' },
  editText: {
    en: 'Everything here is optional and shown on your profile.',
    id: 'Semua di sini boleh dikosongkan dan ditampilkan di profil Anda.',
    my: 'Semua di sini boleh dibiarkan kosong dan dipaparkan pada profil anda.',
  },
  changeAvatar: { en: 'Change photo', id: 'Ganti foto', my: 'Tukar foto' },
  changeCover: { en: 'Change cover', id: 'Ganti sampul', my: 'Tukar gambar muka' },
  cover: { en: 'Cover', id: 'Sampul', my: 'Gambar muka' },
  bio: { en: 'Bio', id: 'Bio', my: 'Bio' },
  bioHint: {
    en: 'Who you are and what you write about.',
    id: 'Siapa Anda dan apa yang Anda tulis.',
    my: 'Siapa anda dan apa yang anda tulis.',
  },
  left: {
    en: '{count} character left|{count} characters left',
    id: 'Sisa {count} karakter',
    my: 'Baki {count} aksara',
  },
  over: {
    en: '{count} character too many|{count} characters too many',
    id: 'Kelebihan {count} karakter',
    my: 'Terlebih {count} aksara',
  },
  bioLong: {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
  link: { en: 'Link {number}', id: 'Tautan {number}', my: 'Pautan {number}' },
  links: { en: 'Links', id: 'Tautan', my: 'Pautan' },
  linksHint: {
    en: 'Up to three web addresses, such as https://example.org.',
    id: 'Maksimal tiga alamat web, misalnya https://example.org.',
    my: 'Maksimum tiga alamat web, misalnya https://example.org.',
  },
  linkWrong: {
    en: 'Start with https:// and a web address.',
    id: 'Awali dengan https:// dan alamat web.',
    my: 'Mulakan dengan https:// dan alamat web.',
  },
  languages: { en: 'Languages you speak', id: 'Bahasa yang Anda kuasai', my: 'Bahasa yang anda tuturkan' },
  languagesMany: {
    en: 'Choose up to {max} languages.',
    id: 'Pilih maksimal {max} bahasa.',
    my: 'Pilih maksimum {max} bahasa.',
  },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  saved: { en: 'Profile saved', id: 'Profil disimpan', my: 'Profil disimpan' },
  notReached: {
    en: 'Couldn’t save your profile. What you typed is still here; please try again.',
    id: 'Profil gagal disimpan. Isian Anda masih ada di sini; silakan coba lagi.',
    my: 'Profil tidak dapat disimpan. Isian anda masih di sini; sila cuba lagi.',
  },
})
