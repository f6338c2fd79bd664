import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Reported messages', id: 'Pesan yang dilaporkan', my: 'Mesej yang dilaporkan' },
  lead: {
    en: 'You can read only the reported message and the five before it. Each reading is logged with your name.',
    id: 'Anda hanya bisa membaca pesan yang dilaporkan dan lima pesan sebelumnya. Setiap kali dibaca, nama Anda dicatat.',
    my: 'Anda hanya boleh membaca mesej yang dilaporkan dan lima mesej sebelumnya. Setiap kali dibaca, nama anda direkodkan.',
  },
  empty: {
    en: 'No reported messages',
    id: 'Tidak ada pesan yang dilaporkan',
    my: 'Tiada mesej yang dilaporkan',
  },
  emptyText: {
    en: 'Messages are private until someone in the conversation reports one.',
    id: 'Pesan bersifat pribadi sampai ada peserta percakapan yang melaporkannya.',
    my: 'Mesej adalah peribadi sehingga ada peserta perbualan yang melaporkannya.',
  },
  failed: {
    en: 'Couldn’t load reported messages.',
    id: 'Pesan yang dilaporkan gagal dimuat.',
    my: 'Mesej yang dilaporkan tidak dapat dimuatkan.',
  },
  read: { en: 'Read messages', id: 'Baca pesan', my: 'Baca mesej' },
  reportedBy: { en: 'Reported by {name}', id: 'Dilaporkan oleh {name}', my: 'Dilaporkan oleh {name}' },
  pictures: { en: '1 image|{count} images', id: '{count} gambar', my: '{count} gambar' },
  reported: { en: 'Reported', id: 'Dilaporkan', my: 'Dilaporkan' },
  act: { en: 'Act on {name}', id: 'Tindak {name}', my: 'Ambil tindakan terhadap {name}' },
  founded: { en: 'Confirm report', id: 'Benarkan laporan', my: 'Sahkan laporan' },
  unfounded: { en: 'Dismiss report', id: 'Tolak laporan', my: 'Tolak laporan' },
  closed: { en: 'Report closed', id: 'Laporan ditutup', my: 'Laporan ditutup' },
})
