import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  pictures: { en: 'Images in this text', id: 'Gambar dalam teks ini', my: 'Gambar dalam teks ini' },
  uploading: { en: 'Uploading {name}', id: 'Mengunggah {name}', my: 'Memuat naik {name}' },
  describe: {
    en: 'Describe this image for people who can’t see it',
    id: 'Jelaskan gambar ini bagi orang yang tidak bisa melihatnya',
    my: 'Terangkan gambar ini untuk mereka yang tidak dapat melihatnya',
  },
  describeHint: {
    en: 'Leave it empty only if the image is purely decorative.',
    id: 'Kosongkan hanya jika gambar ini sekadar hiasan.',
    my: 'Biarkan kosong hanya jika gambar ini sekadar perhiasan.',
  },
  choose: { en: 'Choose an image', id: 'Pilih gambar', my: 'Pilih gambar' },
  replace: { en: 'Replace', id: 'Ganti', my: 'Tukar' },
  shown: { en: 'Chosen image', id: 'Gambar yang dipilih', my: 'Gambar yang dipilih' },
  done: { en: 'Done', id: 'Selesai', my: 'Siap' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  retry: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  remove: { en: 'Remove', id: 'Hapus', my: 'Buang' },
  failed: {
    en: 'Couldn’t upload {name}.',
    id: '{name} gagal diunggah.',
    my: '{name} tidak dapat dimuat naik.',
  },
  notAnImage: {
    en: 'Use an image: JPEG, PNG, WebP, GIF or AVIF.',
    id: 'Gunakan gambar: JPEG, PNG, WebP, GIF, atau AVIF.',
    my: 'Gunakan gambar: JPEG, PNG, WebP, GIF atau AVIF.',
  },
  tooLarge: {
    en: 'This image is too large. Use one up to {megabytes} MB.',
    id: 'Gambar ini terlalu besar. Gunakan yang maksimal {megabytes} MB.',
    my: 'Gambar ini terlalu besar. Gunakan yang maksimum {megabytes} MB.',
  },
  notReached: {
    en: 'Couldn’t reach the server. Your text is safe.',
    id: 'Server tidak bisa dihubungi. Teks Anda aman.',
    my: 'Pelayan tidak dapat dihubungi. Teks anda selamat.',
  },
})
