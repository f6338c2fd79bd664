import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: '{count} contribution in the last year|{count} contributions in the last year',
    id: '{count} kontribusi dalam setahun terakhir',
    my: '{count} sumbangan dalam setahun lepas',
  },
  picture: {
    en: 'Activity by day: active on {days} days. {run}',
    id: 'Aktivitas per hari: aktif pada {days} hari. {run}',
    my: 'Aktiviti mengikut hari: aktif pada {days} hari. {run}',
  },
  run: {
    en: 'Longest run: {count} day, in {month}|Longest run: {count} days, in {month}',
    id: 'Paling lama: {count} hari berturut-turut, pada {month}',
    my: 'Paling lama: {count} hari berturut-turut dalam {month}',
  },
  noRun: { en: 'Nothing yet.', id: 'Belum ada.', my: 'Belum ada apa-apa.' },
  less: { en: 'Less', id: 'Sedikit', my: 'Sedikit' },
  more: { en: 'More', id: 'Banyak', my: 'Banyak' },
  byMonth: { en: 'By month', id: 'Per bulan', my: 'Mengikut bulan' },
  month: { en: 'Month', id: 'Bulan', my: 'Bulan' },
  contributions: { en: 'Contributions', id: 'Kontribusi', my: 'Sumbangan' },
})
