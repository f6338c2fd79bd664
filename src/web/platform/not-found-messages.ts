import { defineMessages } from './messages.ts'

export const messages = defineMessages({
  notFoundTitle: { en: 'Page Not Found', id: 'Halaman Tidak Ditemukan', my: 'Halaman Tidak Dijumpai' },
  notFoundText: {
    en: 'The page you’re looking for does not exist or has been moved.',
    id: 'Halaman yang Anda cari tidak ada atau sudah dipindahkan.',
    my: 'Halaman yang anda cari tidak wujud atau telah dialihkan.',
  },
  goHome: { en: 'Go to Home', id: 'Ke Beranda', my: 'Ke Laman Utama' },
  goBack: { en: 'Go Back', id: 'Kembali', my: 'Kembali' },
})
