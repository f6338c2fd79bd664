import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  avatar: { en: 'Change photo', id: 'Ganti foto', my: 'Tukar foto' },
  cover: { en: 'Change cover', id: 'Ganti sampul', my: 'Tukar gambar muka' },
  avatarText: {
    en: 'Your photo is shown as a circle beside everything you write.',
    id: 'Foto Anda ditampilkan sebagai lingkaran di samping semua yang Anda tulis.',
    my: 'Foto anda dipaparkan sebagai bulatan di sebelah semua yang anda tulis.',
  },
  coverText: {
    en: 'The cover is shown at the top of your profile, three times as wide as it is high.',
    id: 'Sampul ditampilkan di bagian atas profil Anda, lebarnya tiga kali tingginya.',
    my: 'Gambar muka dipaparkan di bahagian atas profil anda, lebarnya tiga kali tingginya.',
  },
  choose: { en: 'Choose an image', id: 'Pilih gambar', my: 'Pilih gambar' },
  orDrop: {
    en: 'or drop one here. JPEG, PNG, WebP, GIF or AVIF.',
    id: 'atau letakkan di sini. JPEG, PNG, WebP, GIF, atau AVIF.',
    my: 'atau lepaskan di sini. JPEG, PNG, WebP, GIF atau AVIF.',
  },
  another: { en: 'Choose another', id: 'Pilih yang lain', my: 'Pilih yang lain' },
  uploading: { en: 'Uploading {name}', id: 'Mengunggah {name}', my: 'Memuat naik {name}' },
  stage: {
    en: 'Part of the image. Arrow keys move it, plus and minus change its size.',
    id: 'Bagian gambar. Tombol panah menggesernya, plus dan minus mengubah ukurannya.',
    my: 'Bahagian gambar. Kekunci anak panah menggerakkannya, tambah dan tolak menukar saiznya.',
  },
  stageHint: {
    en: 'Drag to move. Use the slider, or + and −, to zoom.',
    id: 'Seret untuk menggeser. Pakai penggeser, atau + dan −, untuk memperbesar.',
    my: 'Seret untuk menggerakkan. Gunakan gelangsar, atau + dan −, untuk mengezum.',
  },
  zoom: { en: 'Zoom', id: 'Perbesaran', my: 'Zum' },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  remove: { en: 'Remove', id: 'Hapus', my: 'Buang' },
  savedAvatar: { en: 'Photo saved', id: 'Foto disimpan', my: 'Foto disimpan' },
  savedCover: { en: 'Cover saved', id: 'Sampul disimpan', my: 'Gambar muka disimpan' },
  removedAvatar: { en: 'Photo removed', id: 'Foto dihapus', my: 'Foto dibuang' },
  removedCover: { en: 'Cover removed', id: 'Sampul dihapus', my: 'Gambar muka dibuang' },
  failed: {
    en: 'Couldn’t save it. The image is still here; please try again.',
    id: 'Gagal disimpan. Gambarnya masih di sini; silakan coba lagi.',
    my: 'Tidak dapat disimpan. Gambarnya masih di sini; sila cuba lagi.',
  },
})
