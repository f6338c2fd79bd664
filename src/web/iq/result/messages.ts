import { defineMessages } from '../../platform/messages.ts'

/** The report, in the words that were agreed. */
export const messages = defineMessages({
  title: { en: 'Your reasoning score', id: 'Skor penalaran Anda', my: 'Skor penaakulan anda' },
  /** The number that it is about is shown in its place. */
  range: {
    en: '95% range {low} to {high}',
    id: 'Rentang 95%: {low} sampai {high}',
    my: 'Julat 95%: {low} hingga {high}',
  },
  curve: {
    en: 'The curve shows the scale: 100 is set as the average, and most people are assumed to be near it.',
    id: 'Kurva ini menunjukkan skalanya: 100 ditetapkan sebagai rata-rata, dan kebanyakan orang diandaikan berada di sekitarnya.',
    my: 'Lengkung ini menunjukkan skalanya: 100 ditetapkan sebagai purata, dan kebanyakan orang diandaikan berada di sekitarnya.',
  },
  percentile: {
    en: 'About {count} in 100 people would score lower (range {low} to {high}).',
    id: 'Sekitar {count} dari 100 orang akan mendapat skor lebih rendah (rentang {low} sampai {high}).',
    my: 'Kira-kira {count} daripada 100 orang akan mendapat skor lebih rendah (julat {low} hingga {high}).',
  },
  provisional: {
    en: 'Provisional: when you took the test, question difficulty was still being calibrated.',
    id: 'Sementara: saat Anda mengikuti tes, tingkat kesulitan soal masih dikalibrasi.',
    my: 'Sementara: semasa anda mengambil ujian, tahap kesukaran soalan masih ditentukur.',
  },
  normalCurve: {
    en: 'Compared with a normal curve, not with other members.',
    id: 'Dibandingkan dengan kurva normal, bukan dengan anggota lain.',
    my: 'Dibandingkan dengan lengkung normal, bukan dengan ahli lain.',
  },
  compared: {
    en: 'Compared with {members} members of this site.',
    id: 'Dibandingkan dengan {members} anggota situs ini.',
    my: 'Dibandingkan dengan {members} ahli laman ini.',
  },
  items: { en: '1 question|{count} questions', id: '{count} soal', my: '{count} soalan' },
  kinds: { en: '1 kind|{count} kinds', id: '{count} jenis', my: '{count} jenis' },
  precision: {
    en: 'Precision: SE {error}, reliability about {reliability}.',
    id: 'Ketelitian: SE {error}, reliabilitas sekitar {reliability}.',
    my: 'Ketepatan: SE {error}, kebolehpercayaan kira-kira {reliability}.',
  },
  seriesOnly: {
    en: 'You took the number series only, so your score is based on one kind of reasoning.',
    id: 'Anda hanya mengerjakan deret bilangan, jadi skor ini berdasarkan satu jenis penalaran.',
    my: 'Anda mengambil siri nombor sahaja, jadi skor ini berdasarkan satu jenis penaakulan.',
  },
  caution: {
    en: 'Read this score with caution: some answers were unusually fast or didn’t fit together. Only you see this note.',
    id: 'Bacalah skor ini dengan hati-hati: beberapa jawaban luar biasa cepat atau tidak saling sesuai. Hanya Anda yang bisa melihat catatan ini.',
    my: 'Baca skor ini dengan berhati-hati: beberapa jawapan luar biasa pantas atau tidak sepadan antara satu sama lain. Hanya anda boleh melihat nota ini.',
  },
  pulled: {
    en: 'Very low and very high scores come out about 3 points too close to 100.',
    id: 'Skor yang sangat rendah dan sangat tinggi diperkirakan sekitar 3 poin lebih dekat ke 100 daripada yang sebenarnya.',
    my: 'Skor yang sangat rendah dan sangat tinggi dianggarkan kira-kira 3 mata lebih dekat dengan 100 daripada skor sebenar.',
  },
  meaning: { en: 'What this means', id: 'Arti skor ini', my: 'Maksud skor ini' },
  finished: { en: 'Finished {date}', id: 'Selesai {date}', my: 'Selesai pada {date}' },
  whoSees: {
    en: 'Only you see your score, unless you choose to show it on your profile.',
    id: 'Hanya Anda yang bisa melihat skor ini, kecuali Anda memilih menampilkannya di profil.',
    my: 'Hanya anda boleh melihat skor ini, melainkan anda memilih untuk memaparkannya pada profil.',
  },
  privacy: { en: 'Privacy settings', id: 'Pengaturan privasi', my: 'Tetapan privasi' },
  about: { en: 'How the test works', id: 'Cara kerja tes ini', my: 'Cara ujian ini berfungsi' },
  gone: {
    en: 'We couldn’t find a result.',
    id: 'Hasil tes tidak ditemukan.',
    my: 'Keputusan ujian tidak dijumpai.',
  },
  failed: {
    en: 'Couldn’t load your result.',
    id: 'Hasil tes Anda gagal dimuat.',
    my: 'Keputusan ujian anda tidak dapat dimuatkan.',
  },
})
