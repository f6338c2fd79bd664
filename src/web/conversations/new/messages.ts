import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'New message', id: 'Pesan baru', my: 'Mesej baharu' },
  back: { en: 'Back to messages', id: 'Kembali ke pesan', my: 'Kembali ke mesej' },
  to: { en: 'To', id: 'Kepada', my: 'Kepada' },
  find: { en: 'Name or alias', id: 'Nama atau alias', my: 'Nama atau alias' },
  hint: {
    en: 'Choose one person for a conversation, or several for a group of up to {max}.',
    id: 'Pilih satu orang untuk percakapan, atau beberapa untuk grup hingga {max} orang.',
    my: 'Pilih seorang untuk perbualan, atau beberapa orang untuk kumpulan sehingga {max} orang.',
  },
  people: { en: 'People found', id: 'Orang yang ditemukan', my: 'Orang yang dijumpai' },
  nobody: {
    en: 'No one found for “{q}”.',
    id: 'Tidak ada orang yang cocok dengan “{q}”.',
    my: 'Tiada orang yang sepadan dengan “{q}”.',
  },
  remove: { en: 'Remove {name}', id: 'Hapus {name}', my: 'Buang {name}' },
  full: {
    en: 'You’ve reached the limit of {max} people in a group.',
    id: 'Anda sudah mencapai batas {max} orang dalam satu grup.',
    my: 'Anda sudah mencapai had {max} orang dalam satu kumpulan.',
  },
  groupName: { en: 'Group name (optional)', id: 'Nama grup (opsional)', my: 'Nama kumpulan (pilihan)' },
  groupHint: {
    en: 'If you leave it empty, the group is named after its members. People who don’t follow you get a request.',
    id: 'Jika kosong, grup dinamai menurut anggotanya. Orang yang tidak mengikuti Anda mendapat permintaan.',
    my: 'Jika kosong, kumpulan dinamakan mengikut ahlinya. Orang yang tidak mengikuti anda mendapat permintaan.',
  },
  request: {
    en: '{name} doesn’t follow you, so your message will be shown as a request. You can send up to {max} messages until it’s accepted.',
    id: '{name} tidak mengikuti Anda, jadi pesan Anda akan tampil sebagai permintaan. Anda bisa mengirim maksimal {max} pesan sampai diterima.',
    my: '{name} tidak mengikuti anda, jadi mesej anda dipaparkan sebagai permintaan. Anda boleh menghantar maksimum {max} mesej sehingga diterima.',
  },
  refused: {
    en: '{name} isn’t accepting messages from you right now.',
    id: '{name} saat ini tidak menerima pesan dari Anda.',
    my: '{name} tidak menerima mesej daripada anda buat masa ini.',
  },
  gone: {
    en: 'We couldn’t find that person. Please choose someone else.',
    id: 'Orang itu tidak ditemukan. Silakan pilih orang lain.',
    my: 'Orang itu tidak dijumpai. Sila pilih orang lain.',
  },
  failed: {
    en: 'Couldn’t check whether you can write to this person.',
    id: 'Gagal memeriksa apakah Anda bisa menulis kepada orang ini.',
    my: 'Tidak dapat menyemak sama ada anda boleh menulis kepada orang ini.',
  },
})
