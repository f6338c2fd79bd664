import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Reads', id: 'Pembacaan', my: 'Bacaan' },
  text: {
    en: 'How often “{title}” has been read. Each reader counts once a day, and no one sees who they are.',
    id: 'Berapa kali “{title}” dibaca. Setiap pembaca dihitung sekali sehari, dan tidak ada yang bisa melihat siapa mereka.',
    my: 'Berapa kali “{title}” dibaca. Setiap pembaca dikira sekali sehari, dan tiada sesiapa boleh melihat siapa mereka.',
  },
  total: { en: 'Reads in total', id: 'Total pembacaan', my: 'Jumlah bacaan' },
  inDays: {
    en: 'Today|In the last {count} days',
    id: 'Dalam {count} hari terakhir',
    my: 'Dalam {count} hari lepas',
  },
  byDay: { en: 'Reads by day', id: 'Pembacaan per hari', my: 'Bacaan mengikut hari' },
  day: { en: 'Day (UTC)', id: 'Hari (UTC)', my: 'Hari (UTC)' },
  reads: { en: 'Reads', id: 'Pembacaan', my: 'Bacaan' },
  most: {
    en: '1 on the best day|{count} on the best day',
    id: 'Terbanyak {count} dalam sehari',
    my: 'Paling banyak {count} sehari',
  },
  noneYet: {
    en: 'No reads in this period yet.',
    id: 'Belum ada pembacaan dalam periode ini.',
    my: 'Belum ada bacaan dalam tempoh ini.',
  },
  more: {
    en: 'With {plan} you can see the last {count} days, day by day.',
    id: 'Dengan {plan} Anda bisa melihat {count} hari terakhir, per hari.',
    my: 'Dengan {plan} anda boleh melihat {count} hari lepas, mengikut hari.',
  },
  compare: { en: 'Compare plans', id: 'Bandingkan paket', my: 'Bandingkan pelan' },
  failed: {
    en: 'Couldn’t load the reads.',
    id: 'Data pembacaan gagal dimuat.',
    my: 'Data bacaan tidak dapat dimuatkan.',
  },
})
