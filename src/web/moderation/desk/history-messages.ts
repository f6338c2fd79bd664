import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'History of {name}', id: 'Riwayat {name}', my: 'Sejarah {name}' },
  openReports: {
    en: '1 open report about them and what they wrote|{count} open reports about them and what they wrote',
    id: '{count} laporan yang belum selesai tentangnya dan tulisannya',
    my: '{count} laporan yang belum selesai tentangnya dan tulisannya',
  },
  act: { en: 'Act on this person', id: 'Tindak orang ini', my: 'Ambil tindakan' },
  actions: { en: 'What was done', id: 'Tindakan sejauh ini', my: 'Tindakan setakat ini' },
  empty: { en: 'Nothing has been done yet', id: 'Belum ada tindakan', my: 'Belum ada tindakan' },
  emptyText: {
    en: 'Every decision about them or what they wrote is listed here.',
    id: 'Setiap keputusan tentangnya atau tulisannya tercantum di sini.',
    my: 'Setiap keputusan tentangnya atau tulisannya disenaraikan di sini.',
  },
  failed: {
    en: 'Couldn’t load the history.',
    id: 'Riwayat gagal dimuat.',
    my: 'Sejarah tidak dapat dimuatkan.',
  },
  by: { en: 'by {name}', id: 'oleh {name}', my: 'oleh {name}' },
  automatic: {
    en: 'automatic, or by a former member',
    id: 'otomatis, atau oleh mantan anggota',
    my: 'automatik, atau oleh bekas ahli',
  },
  openAppeal: { en: 'Appeal open', id: 'Banding belum diputuskan', my: 'Rayuan belum diputuskan' },
  upheldAppeal: { en: 'Decision stands', id: 'Keputusan tetap berlaku', my: 'Keputusan kekal' },
  overturnedAppeal: { en: 'Overturned', id: 'Dibatalkan', my: 'Dibatalkan' },
  openCase: { en: 'Open', id: 'Buka', my: 'Buka' },
})
