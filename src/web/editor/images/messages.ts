import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  pictures: { en: 'Pictures in this text', id: 'Gambar dalam teks ini', my: 'Gambar di dalam teks ini' },
  uploading: { en: 'Uploading {name}', id: 'Mengunggah {name}', my: 'Memuat naik {name}' },
  describe: {
    en: 'Describe this picture for those who cannot see it',
    id: 'Jelaskan gambar ini bagi yang tidak dapat melihatnya',
    my: 'Terangkan gambar ini untuk mereka yang tidak dapat melihatnya',
  },
  describeHint: {
    en: 'Leave it empty only if the picture merely decorates.',
    id: 'Kosongkan hanya jika gambar ini sekadar hiasan.',
    my: 'Biarkan kosong hanya jika gambar ini sekadar perhiasan.',
  },
  choose: { en: 'Choose a picture', id: 'Pilih gambar', my: 'Pilih satu gambar' },
  replace: { en: 'Replace', id: 'Ganti', my: 'Tukar' },
  shown: { en: 'The chosen picture', id: 'Gambar yang dipilih', my: 'Gambar pilihan anda' },
  done: { en: 'Done', id: 'Selesai', my: 'Siap' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  retry: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  remove: { en: 'Remove', id: 'Hapus', my: 'Buang' },
  failed: { en: '{name} was not uploaded.', id: '{name} tidak terunggah.', my: '{name} tidak dimuat naik.' },
  notAnImage: {
    en: 'Only pictures: JPEG, PNG, WebP, GIF or AVIF.',
    id: 'Hanya gambar: JPEG, PNG, WebP, GIF, atau AVIF.',
    my: 'Gambar sahaja: JPEG, PNG, WebP, GIF atau AVIF.',
  },
  tooLarge: {
    en: 'A picture may have {megabytes} MB at most.',
    id: 'Gambar paling besar {megabytes} MB.',
    my: 'Saiz gambar paling banyak {megabytes} MB.',
  },
  notReached: {
    en: 'The server could not be reached. Your text is safe.',
    id: 'Server tidak dapat dihubungi. Teks Anda aman.',
    my: 'Pelayan tidak dapat dihubungi. Teks anda selamat.',
  },
})
