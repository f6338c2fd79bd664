import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  loadMore: { en: 'Load more', id: 'Muat lagi', my: 'Muatkan lagi' },
  moreFailed: {
    en: 'The next ones did not arrive.',
    id: 'Yang berikutnya gagal dimuat.',
    my: 'Yang seterusnya gagal dimuatkan.',
  },
  outdated: {
    en: 'This is the list as it was; the newest state did not arrive.',
    id: 'Ini daftar yang tadi; keadaan terbarunya gagal dimuat.',
    my: 'Ini senarai yang tadi; keadaan terkininya gagal dimuatkan.',
  },
  end: { en: 'You are all caught up.', id: 'Anda sudah melihat semuanya.', my: 'Itu sahaja buat masa ini.' },
  pages: { en: 'Pages', id: 'Halaman', my: 'Muka surat' },
  page: { en: 'Page {page}', id: 'Halaman {page}', my: 'Muka surat {page}' },
  previous: { en: 'Previous', id: 'Sebelumnya', my: 'Sebelum' },
  next: { en: 'Next', id: 'Berikutnya', my: 'Seterusnya' },
  first: { en: 'First page', id: 'Halaman pertama', my: 'Muka surat pertama' },
})
