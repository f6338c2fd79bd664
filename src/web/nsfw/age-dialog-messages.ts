import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  age: {
    en: 'Are you 18 years or older?',
    id: 'Apakah Anda berusia 18 tahun ke atas?',
    my: 'Adakah anda berumur 18 tahun ke atas?',
  },
  responsibility: {
    en: 'Do you acknowledge responsibility for viewing adult content?',
    id: 'Apakah Anda bersedia bertanggung jawab atas keputusan melihat konten dewasa?',
    my: 'Adakah anda bersetuju untuk bertanggungjawab atas keputusan anda melihat kandungan dewasa?',
  },
  byYes: {
    en: 'By answering Yes you also confirm that you’re 18 or older.',
    id: 'Dengan menjawab Ya, Anda juga menyatakan berusia 18 tahun ke atas.',
    my: 'Dengan menjawab Ya, anda turut mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
  kept: {
    en: 'We keep your answer in a cookie in this browser and, if you’re signed in, in your account. You can change it in the settings.',
    id: 'Jawaban Anda disimpan dalam cookie peramban ini dan, jika Anda masuk, di akun Anda. Anda bisa mengubahnya di pengaturan.',
    my: 'Jawapan anda disimpan dalam kuki pelayar ini dan, jika anda log masuk, pada akaun anda. Anda boleh mengubahnya dalam tetapan.',
  },
  yes: { en: 'Yes', id: 'Ya', my: 'Ya' },
  no: { en: 'No', id: 'Tidak', my: 'Tidak' },
  failed: {
    en: 'Couldn’t send your answer. Please try again.',
    id: 'Jawaban Anda gagal dikirim. Silakan coba lagi.',
    my: 'Jawapan anda tidak dapat dihantar. Sila cuba lagi.',
  },
  verifiedTitle: { en: 'Age verified', id: 'Usia terverifikasi', my: 'Umur disahkan' },
  verified: {
    en: 'You can now see adult content.',
    id: 'Sekarang Anda bisa melihat konten dewasa.',
    my: 'Kini anda boleh melihat kandungan dewasa.',
  },
  confirmedTitle: {
    en: 'Thanks, we’ve noted that',
    id: 'Terima kasih, sudah dicatat',
    my: 'Terima kasih, telah dicatat',
  },
  confirmed: {
    en: 'Adult posts now appear where you ask for them, and nowhere else. They can’t be liked.',
    id: 'Mulai sekarang postingan dewasa hanya tampil di tempat yang Anda minta. Postingan itu tidak bisa disukai.',
    my: 'Mulai sekarang hantaran dewasa hanya dipaparkan di tempat yang anda minta. Hantaran itu tidak boleh disukai.',
  },
  ageConfirmed: {
    en: 'You confirmed that you’re 18 or older.',
    id: 'Anda telah menyatakan berusia 18 tahun ke atas.',
    my: 'Anda mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
  goOn: { en: 'Continue', id: 'Lanjutkan', my: 'Teruskan' },
})
