import { defineMessages } from '../../platform/messages.ts'

/** What a moderator can do, as buttons. */
export const messages = defineMessages({
  keep: { en: 'Keep', id: 'Biarkan', my: 'Kekalkan' },
  hide: { en: 'Hide', id: 'Sembunyikan', my: 'Sembunyikan' },
  'mark-nsfw': { en: 'Mark as NSFW', id: 'Tandai NSFW', my: 'Tandakan NSFW' },
  warn: { en: 'Warn', id: 'Peringatkan', my: 'Beri amaran' },
  silence: { en: 'Silence', id: 'Batasi', my: 'Hadkan' },
  suspend: { en: 'Suspend', id: 'Tangguhkan', my: 'Gantung' },
  escalate: { en: 'Escalate', id: 'Teruskan', my: 'Panjangkan' },
  restore: { en: 'Restore', id: 'Pulihkan', my: 'Pulihkan' },
  lift: { en: 'End early', id: 'Akhiri lebih awal', my: 'Tamatkan awal' },
  about: { en: '{type}: {title}', id: '{type}: {title}', my: '{type}: {title}' },
  keepText: {
    en: 'The reports are closed as unfounded, and their effects are undone.',
    id: 'Laporan ditutup sebagai tidak berdasar, dan akibatnya dibatalkan.',
    my: 'Laporan ditutup sebagai tidak berasas, dan kesannya dibatalkan.',
  },
  hideText: {
    en: 'It’s no longer shown to readers. The author is told and can appeal.',
    id: 'Tidak lagi ditampilkan kepada pembaca. Penulis diberi tahu dan bisa mengajukan banding.',
    my: 'Tidak lagi dipaparkan kepada pembaca. Penulis dimaklumkan dan boleh membuat rayuan.',
  },
  'mark-nsfwText': {
    en: 'It’s shown only to adults who chose to see such content. The author is told and can appeal.',
    id: 'Hanya tampil untuk orang dewasa yang memilih melihat konten seperti ini. Penulis diberi tahu dan bisa mengajukan banding.',
    my: 'Hanya dipaparkan kepada orang dewasa yang memilih untuk melihat kandungan begini. Penulis dimaklumkan dan boleh membuat rayuan.',
  },
  warnText: {
    en: 'They’re told and can appeal. Open reports are closed as confirmed.',
    id: 'Yang bersangkutan diberi tahu dan bisa mengajukan banding. Laporan yang belum selesai ditutup sebagai terbukti.',
    my: 'Orang itu dimaklumkan dan boleh membuat rayuan. Laporan yang belum selesai ditutup sebagai terbukti.',
  },
  silenceText: {
    en: 'They can read but not write until it ends. They’re told and can appeal.',
    id: 'Yang bersangkutan bisa membaca tetapi tidak bisa menulis sampai masanya berakhir. Ia diberi tahu dan bisa mengajukan banding.',
    my: 'Orang itu boleh membaca tetapi tidak boleh menulis sehingga tempohnya tamat. Dia dimaklumkan dan boleh membuat rayuan.',
  },
  suspendText: {
    en: 'They’re signed out everywhere and what they wrote isn’t shown until it ends. They’re told and can appeal.',
    id: 'Akunnya dikeluarkan dari semua perangkat dan tulisannya tidak ditampilkan sampai masanya berakhir. Yang bersangkutan diberi tahu dan bisa mengajukan banding.',
    my: 'Akaun dilog keluar daripada semua peranti dan tulisannya tidak dipaparkan sehingga tempohnya tamat. Orang itu dimaklumkan dan boleh membuat rayuan.',
  },
  escalateText: {
    en: 'From now on only an operator of this site can decide. Nothing else changes.',
    id: 'Selanjutnya hanya pengelola situs yang bisa memutuskan. Selain itu tidak ada yang berubah.',
    my: 'Selepas ini hanya pengendali laman boleh memutuskan. Tiada perubahan lain.',
  },
  restoreText: {
    en: 'It’s shown again as before. The author is told.',
    id: 'Ditampilkan lagi seperti semula. Penulis diberi tahu.',
    my: 'Dipaparkan semula seperti dahulu. Penulis dimaklumkan.',
  },
  liftText: {
    en: 'The silence or suspension ends now. They’re told.',
    id: 'Pembatasan atau penangguhan berakhir sekarang. Yang bersangkutan diberi tahu.',
    my: 'Had atau penggantungan tamat sekarang. Orang itu dimaklumkan.',
  },
})
