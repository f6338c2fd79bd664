import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  age: {
    en: 'Are you 18 years or older?',
    id: 'Apakah Anda berusia 18 tahun atau lebih?',
    my: 'Adakah anda berumur 18 tahun ke atas?',
  },
  responsibility: {
    en: 'Do you acknowledge responsibility for viewing adult content?',
    id: 'Apakah Anda bersedia bertanggung jawab atas keputusan melihat konten dewasa?',
    my: 'Adakah anda mengaku bertanggungjawab kerana melihat kandungan dewasa?',
  },
  byYes: {
    en: 'By answering Yes you also confirm that you are 18 or older.',
    id: 'Dengan menjawab Ya, Anda juga menyatakan berusia 18 tahun ke atas.',
    my: 'Dengan menjawab Ya, anda turut mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
  kept: {
    en: 'Your answer is kept in a cookie of this browser and, if you are signed in, with your account. You can take it back in the settings.',
    id: 'Jawaban Anda disimpan dalam kuki peramban ini dan, bila Anda masuk, di akun Anda. Anda bisa menariknya lagi di pengaturan.',
    my: 'Jawapan anda disimpan dalam kuki pelayar ini dan, jika anda log masuk, pada akaun anda. Anda boleh menariknya balik dalam tetapan.',
  },
  yes: { en: 'Yes', id: 'Ya', my: 'Ya' },
  no: { en: 'No', id: 'Tidak', my: 'Tidak' },
  failed: {
    en: 'Your answer did not reach us. Please try again.',
    id: 'Jawaban Anda tidak sampai. Silakan coba lagi.',
    my: 'Jawapan anda tidak sampai kepada kami. Sila cuba lagi.',
  },
  verifiedTitle: { en: 'Age verified', id: 'Usia terverifikasi', my: 'Umur disahkan' },
  verified: {
    en: 'You can now see adult content.',
    id: 'Sekarang Anda bisa melihat konten dewasa.',
    my: 'Kini anda boleh melihat kandungan dewasa.',
  },
  confirmedTitle: {
    en: 'Thank you, that is noted',
    id: 'Terima kasih, sudah dicatat',
    my: 'Terima kasih, telah dicatat',
  },
  confirmed: {
    en: 'Posts marked as adult are shown from now on where you asked for them, and nowhere else. Likes stay off on them.',
    id: 'Mulai sekarang postingan bertanda dewasa tampil di tempat yang Anda minta saja. Tanda suka di sana tetap mati.',
    my: 'Mulai sekarang hantaran bertanda dewasa dipaparkan di tempat yang anda minta sahaja. Tanda suka padanya kekal ditutup.',
  },
  ageConfirmed: {
    en: 'You confirmed that you are 18 or older.',
    id: 'Anda telah menyatakan berusia 18 tahun atau lebih.',
    my: 'Anda mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
  goOn: { en: 'Continue', id: 'Lanjutkan', my: 'Teruskan' },
})
