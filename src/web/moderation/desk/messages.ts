import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Moderation', id: 'Moderasi', my: 'Moderasi' },
  lead: {
    en: 'Everything you do here is logged. Decisions are public in the moderation log, without names.',
    id: 'Semua yang Anda lakukan di sini dicatat. Keputusan bisa dilihat semua orang di log moderasi, tanpa nama.',
    my: 'Semua yang anda lakukan di sini direkodkan. Keputusan boleh dilihat oleh semua orang dalam log moderasi, tanpa nama.',
  },
  log: { en: 'Moderation log', id: 'Log moderasi', my: 'Log moderasi' },
  site: { en: 'This site', id: 'Situs ini', my: 'Laman ini' },
  parts: { en: 'Parts', id: 'Bagian', my: 'Bahagian' },
  queue: { en: 'Review queue', id: 'Antrean tinjauan', my: 'Senarai semakan' },
  messageReports: { en: 'Messages', id: 'Pesan', my: 'Mesej' },
  appeals: { en: 'Appeals', id: 'Banding', my: 'Rayuan' },
  keys: { en: 'Keyboard shortcuts', id: 'Pintasan keyboard', my: 'Pintasan papan kekunci' },
  keysText: {
    en: 'They work on the selected card, or else on the first one. Nothing is done before you confirm it.',
    id: 'Berlaku untuk kartu yang sedang dipilih, atau kartu pertama. Tidak ada yang dilakukan sebelum Anda mengonfirmasi.',
    my: 'Berlaku untuk kad yang sedang dipilih, atau kad pertama. Tiada apa-apa dilakukan sebelum anda mengesahkannya.',
  },
  nextCard: { en: 'Next card', id: 'Kartu berikutnya', my: 'Kad seterusnya' },
  previousCard: { en: 'Previous card', id: 'Kartu sebelumnya', my: 'Kad sebelumnya' },
  waiting: { en: '1 to review|{count} to review', id: '{count} perlu ditinjau', my: '{count} perlu disemak' },
  waitingMany: {
    en: 'At least {count} to review',
    id: 'Minimal {count} perlu ditinjau',
    my: 'Sekurang-kurangnya {count} perlu disemak',
  },
  empty: { en: 'Nothing to review', id: 'Tidak ada yang perlu ditinjau', my: 'Tiada yang perlu disemak' },
  emptyText: {
    en: 'New reports are shown here.',
    id: 'Laporan baru akan tampil di sini.',
    my: 'Laporan baharu akan dipaparkan di sini.',
  },
  failed: {
    en: 'Couldn’t load the review queue.',
    id: 'Antrean tinjauan gagal dimuat.',
    my: 'Senarai semakan tidak dapat dimuatkan.',
  },
  caseFailed: {
    en: 'Couldn’t load this.',
    id: 'Gagal dimuat.',
    my: 'Tidak dapat dimuatkan.',
  },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  back: { en: 'Back to the queue', id: 'Kembali ke antrean', my: 'Kembali ke senarai' },
})
