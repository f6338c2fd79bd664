import type { HelpText } from './help-text.ts'

export const blockAndMute: HelpText = {
  title: 'Memblokir dan membisukan',
  summary:
    'Dua cara membaca dengan tenang: bisukan yang tidak ingin Anda baca, blokir orang yang tidak ingin Anda temui.',
  sections: [
    {
      heading: 'Bisukan',
      blocks: [
        'Buka tiga titik pada postingan, komentar, artikel, atau profil, lalu bisukan orangnya. Untuk kata dan tag, buka **Yang dibisukan** di [pengaturan](/settings): tulis katanya, pilih **Lipat** atau **Sembunyikan** serta lamanya, lalu tekan **Bisukan**.',
        'Yang dilipat menjadi satu baris dengan **Tampilkan**. Yang disembunyikan tidak tampil sama sekali di daftar. Hanya kata utuh yang dihitung. Tidak ada orang lain yang tahu apa yang Anda bisukan, dan tulisan Anda sendiri tidak pernah dilipat.',
      ],
    },
    {
      heading: 'Blokir',
      blocks: [
        {
          steps: [
            'Buka tiga titik pada postingan, komentar, artikel, atau profil, lalu pilih untuk memblokir orangnya.',
            'Baca apa yang akan terjadi, lalu tekan **Blokir**. **Urungkan** membatalkannya.',
          ],
        },
        {
          list: [
            'Selama masuk, Anda berdua tidak melihat artikel, postingan, komentar, dan nama satu sama lain di mana pun.',
            'Anda tidak lagi saling mengikuti, dan undangan terbuka di antara Anda ditarik.',
            'Orang itu tidak diberi tahu. Tanpa masuk, siapa pun masih bisa membaca yang publik.',
            'Moderator tetap melihat semua orang.',
          ],
        },
      ],
    },
    {
      heading: 'Membatalkan',
      blocks: [
        'Di [pengaturan](/settings), semua orang tercantum pada **Orang yang diblokir** dengan **Buka blokir**, dan semua hal pada **Yang dibisukan** dengan **Batal bisukan**. Jika seseorang melanggar aturan, silakan [laporkan](/help-center?page=reporting) juga.',
      ],
    },
  ],
}
