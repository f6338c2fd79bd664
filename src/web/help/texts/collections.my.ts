import type { HelpText } from './help-text.ts'

export const collections: HelpText = {
  title: 'Koleksi',
  summary: 'Jadual yang diurus bersama ahli: baca, jadikan carta, petik, betulkan dan muat turun.',
  sections: [
    {
      heading: 'Cipta koleksi',
      blocks: [
        {
          steps: [
            'Buka **Koleksi** dalam [pangkalan data](/database), kemudian pilih **Koleksi baharu**.',
            'Beri tajuk dan kategori. Pilih fail CSV dalam UTF-8 supaya lajurnya diisi secara automatik, atau namakan sendiri lajurnya.',
            'Jika ada baris fail yang salah, anda diberitahu baris mana dan sebabnya. Tiada apa-apa diimport sehingga semua baris betul.',
          ],
        },
      ],
    },
    {
      heading: 'Baca dan kongsi',
      blocks: [
        {
          list: [
            '**Jadual**, **Kad** dan **Carta** memaparkan baris yang sama. Tekan nama lajur untuk menyusun.',
            '**Eksport CSV** dan **Eksport JSON** ada dalam menu, bersama lesennya. Begitu juga **Petik halaman ini**: pautannya sentiasa memaparkan versi yang anda baca.',
            'Dalam artikel, `{% collection 12 %}` pada baris tersendiri memaparkan jadualnya, dan `{% embed /article/7 %}` memaparkan kad artikel, soalan atau hantaran lain di sini.',
          ],
        },
      ],
    },
    {
      heading: 'Betulkan',
      blocks: [
        'Pemilik dan penyunting mengubah baris secara terus. Orang lain boleh menggunakan **Cadangkan perubahan**, kecuali pemilik mematikannya; pemilik atau penyunting yang menentukan, dan anda dimaklumkan.',
        'Tiada apa-apa yang hilang: setiap baris mempunyai sejarah, dan baris yang dibuang boleh dipulihkan dari situ. Jika dua orang menyunting baris yang sama, orang kedua melihat kedua-dua nilai sebelum menyimpan.',
      ],
    },
  ],
}
