import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Report this', id: 'Laporkan ini', my: 'Laporkan ini' },
  description: {
    en: 'Your report goes to the moderators of this site. The person it’s about won’t see who sent it.',
    id: 'Laporan Anda dikirim ke moderator situs ini. Orang yang dilaporkan tidak akan tahu siapa yang melapor.',
    my: 'Laporan anda dihantar kepada moderator laman ini. Orang yang dilaporkan tidak akan tahu siapa yang melapor.',
  },
  decide: {
    en: 'Decide as a moderator',
    id: 'Putuskan sebagai moderator',
    my: 'Buat keputusan sebagai moderator',
  },
  reason: { en: 'What’s wrong?', id: 'Apa yang salah?', my: 'Apakah yang tidak kena?' },
  exploitation: {
    en: 'Sexual content involving a child, or shared without consent',
    id: 'Konten seksual yang melibatkan anak, atau disebarkan tanpa persetujuan',
    my: 'Kandungan seksual yang melibatkan kanak-kanak, atau dikongsi tanpa kerelaan',
  },
  spam: { en: 'Spam or advertising', id: 'Spam atau iklan', my: 'Spam atau pengiklanan' },
  harassment: { en: 'Harassment', id: 'Pelecehan atau perundungan', my: 'Gangguan atau buli' },
  hate: { en: 'Hate speech', id: 'Ujaran kebencian', my: 'Ujaran kebencian' },
  adult: {
    en: 'Adult content that isn’t marked',
    id: 'Konten dewasa yang tidak ditandai',
    my: 'Kandungan dewasa yang tidak ditandakan',
  },
  misinformation: {
    en: 'Wrong or dangerous information',
    id: 'Informasi salah atau berbahaya',
    my: 'Maklumat salah atau berbahaya',
  },
  copyright: { en: 'Copied without permission', id: 'Disalin tanpa izin', my: 'Disalin tanpa kebenaran' },
  other: { en: 'Something else', id: 'Hal lain', my: 'Perkara lain' },
  breaksRule: {
    en: 'Breaks guild rule {number}: {title}',
    id: 'Melanggar aturan guild nomor {number}: {title}',
    my: 'Melanggar peraturan guild {number}: {title}',
  },
  details: { en: 'Details (optional)', id: 'Rincian (opsional)', my: 'Butiran (pilihan)' },
  detailsHint: {
    en: 'What should we look at? Use up to {max} characters.',
    id: 'Apa yang perlu kami lihat? Maksimal {max} karakter.',
    my: 'Apakah yang patut kami lihat? Maksimum {max} aksara.',
  },
  chooseReason: {
    en: 'Please choose what’s wrong.',
    id: 'Silakan pilih apa yang salah.',
    my: 'Sila pilih apa yang tidak kena.',
  },
  blockToo: {
    en: 'Block {name} too. You won’t see each other any more.',
    id: 'Blokir juga {name}. Anda berdua tidak lagi saling melihat.',
    my: 'Sekat juga {name}. Anda berdua tidak lagi melihat satu sama lain.',
  },
  alsoBlocked: { en: '{name} is blocked.', id: '{name} diblokir.', my: '{name} telah disekat.' },
  send: { en: 'Send report', id: 'Kirim laporan', my: 'Hantar laporan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  sentTitle: { en: 'Thank you', id: 'Terima kasih', my: 'Terima kasih' },
  sentText: {
    en: 'Your report was sent to the moderators.',
    id: 'Laporan Anda sudah dikirim ke moderator.',
    my: 'Laporan anda telah dihantar kepada moderator.',
  },
  failed: {
    en: 'Couldn’t send your report. Your text is still here; please try again.',
    id: 'Laporan Anda gagal dikirim. Teks Anda masih di sini; silakan coba lagi.',
    my: 'Laporan anda tidak dapat dihantar. Teks anda masih di sini; sila cuba lagi.',
  },
})
