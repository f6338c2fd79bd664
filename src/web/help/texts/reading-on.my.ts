import type { HelpText } from './help-text.ts'

export const readingOn: HelpText = {
  title: 'Menyambung bacaan',
  summary: 'Berhenti di pertengahan artikel, kemudian cari semula tempat anda.',
  sections: [
    {
      heading: 'Tempat anda berhenti membaca',
      blocks: [
        'Tinggalkan sesebuah artikel antara satu per sepuluh dengan sembilan per sepuluh teksnya. Apabila anda membukanya semula, satu baris di tepi bawah menyatakan berapa minit lagi yang tinggal. **Sambung** membawa anda ke perenggan tempat anda berhenti; halaman tidak beralih sebelum anda menekannya. Tanda pangkah, **Lupakan tempat ini**, menutup baris itu dan tempat anda dilupakan.',
        'Tempat itu dilupakan juga apabila anda tiba di hujung teks.',
      ],
    },
    {
      heading: 'Separuh dibaca',
      blocks: [
        'Dengan akaun, tempat anda sama pada semua peranti. [Perpustakaan saya](/library) menyenaraikan artikel ini di bawah **Separuh dibaca**, yang terakhir dibaca di hadapan. **Buang** mengeluarkan satu artikel, **Buat asal** dalam makluman itu meletakkannya semula. Artikel yang dinyahterbitkan atau dipadam tidak disenaraikan.',
      ],
    },
    {
      heading: 'Apa yang disimpan',
      blocks: [
        'Tanpa akaun, tempat anda disimpan dalam pelayar ini sahaja: 50 artikel terakhir. Dengan akaun, kami menyimpan artikel, perenggan dan masanya bagi 200 artikel terakhir anda, paling lama 180 hari selepas kali terakhir dibaca. Tiada orang lain boleh melihatnya.',
      ],
    },
    {
      heading: 'Satu perenggan dalam bahasa lain',
      blocks: [
        'Jika artikel mempunyai terjemahan, tahan Alt dan klik sesuatu perenggan, atau pilih beberapa perkataan lalu tekan **Lihat terjemahan**: perenggan yang sama daripada terjemahannya dipaparkan di sebelahnya, pada telefon di bawahnya. Dengan papan kekunci, tekan `t` untuk perenggan yang kelihatan. Anak panah membawa ke perenggan sebelum dan selepasnya, Esc menutupnya. Perenggan dipadankan mengikut tempatnya di bawah tajuk bahagian yang sama. Jika terjemahannya dibahagikan dengan cara lain, kami memaklumkannya.',
      ],
    },
  ],
}
