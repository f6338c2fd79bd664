import type { HelpText } from './help-text.ts'

export const blockAndMute: HelpText = {
  title: 'Menyekat dan membisukan',
  summary:
    'Dua cara untuk membaca dengan tenang: bisukan apa yang anda tidak mahu baca, sekat orang yang anda tidak mahu temui.',
  sections: [
    {
      heading: 'Bisukan',
      blocks: [
        'Buka tiga titik pada hantaran, komen, artikel atau profil dan bisukan orang itu. Untuk perkataan dan tag, pergi ke **Yang dibisukan** dalam [tetapan](/settings): tulis perkataannya, pilih **Lipat** atau **Sembunyikan** serta tempohnya, kemudian tekan **Bisukan**.',
        'Apa yang dilipat menjadi satu baris dengan **Paparkan**. Apa yang disembunyikan langsung tidak dipaparkan dalam senarai. Hanya perkataan penuh dikira. Tiada orang lain tahu apa yang anda bisukan, dan tulisan anda sendiri tidak akan dilipat.',
      ],
    },
    {
      heading: 'Sekat',
      blocks: [
        {
          steps: [
            'Buka tiga titik pada hantaran, komen, artikel atau profil dan pilih untuk menyekat orang itu.',
            'Baca apa yang akan berlaku, kemudian tekan **Sekat**. **Buat asal** membatalkannya.',
          ],
        },
        {
          list: [
            'Semasa log masuk, anda berdua tidak melihat artikel, hantaran, komen dan nama satu sama lain di mana-mana.',
            'Anda tidak lagi saling mengikuti, dan jemputan terbuka antara anda ditarik balik.',
            'Orang itu tidak diberitahu. Tanpa log masuk, sesiapa sahaja masih boleh membaca apa yang awam.',
            'Moderator masih melihat semua orang.',
          ],
        },
      ],
    },
    {
      heading: 'Membatalkannya',
      blocks: [
        'Dalam [tetapan](/settings), semua orang disenaraikan di bawah **Orang yang disekat** dengan **Nyahsekat**, dan semua perkara di bawah **Yang dibisukan** dengan **Nyahbisukan**. Jika seseorang melanggar peraturan, sila [laporkan](/help-center?page=reporting) juga.',
      ],
    },
  ],
}
