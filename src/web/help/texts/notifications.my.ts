import type { HelpText } from './help-text.ts'

export const notifications: HelpText = {
  title: 'Pemberitahuan',
  summary:
    'Apa yang dimaklumkan oleh loceng, apa yang dihantar melalui e-mel, dan cara menambah atau mengurangkannya.',
  sections: [
    {
      heading: 'Loceng',
      blocks: [
        'Loceng di bahagian atas mengira apa yang belum anda baca tanpa memuat semula halaman. Tekan untuk melihat yang terkini: **Hari ini** dan **Sebelum ini**. Sekali tekan pada satu baris akan membukanya dan menandakannya sudah dibaca; **Tandakan semua dibaca** berlaku untuk kesemuanya. **Lihat semua** membuka [pemberitahuan anda](/notifications) bersama penapis. Kekunci `g` kemudian `n` juga membawa anda ke situ.',
        'Anda dimaklumkan tentang balasan, komen, jawapan, sebutan, tanda suka, pengikut baharu, cadangan suntingan dan jemputan. Banyak tanda suka untuk perkara yang sama menjadi satu baris. Apa yang tidak boleh anda baca lagi hilang daripada senarai, dan selepas 90 hari kesemuanya dipadam.',
      ],
    },
    {
      heading: 'Pilih apa yang ingin anda terima',
      blocks: [
        {
          list: [
            'Suis **Pemberitahuan** dalam [tetapan](/settings) mematikan kiraan, mesej ringkas, pemberitahuan tolak dan ringkasan sekali gus. Mesej tentang keselamatan akaun sentiasa dihantar.',
            'Di bawahnya anda memilih bagi setiap jenis: di laman, melalui e-mel atau sebagai pemberitahuan tolak. Jika tidak diubah, semuanya dipaparkan di laman, dan e-mel dihantar hanya apabila seseorang menyebut anda, menjawab soalan anda atau memilih jawapan anda semasa anda tiada lebih daripada sepuluh minit.',
            '**Ringkasan mingguan** dimatikan sehingga anda menghidupkannya. Setiap e-mel ringkasan mempunyai pautan untuk menghentikannya.',
            'Pemberitahuan tolak dimatikan sehingga anda membenarkannya pada sesuatu peranti, dan senyap semasa **Waktu senyap** anda.',
          ],
        },
      ],
    },
    {
      heading: 'Ikuti atau bisukan sesuatu bebenang',
      blocks: [
        'Di atas [komen](/help-center?page=comments) artikel atau hantaran dan di bawah soalan, loceng kecil mempunyai tiga pilihan: **Ikuti bebenang ini**, **Biasa** dan **Bisukan**. Tiada orang lain melihat pilihan anda.',
      ],
    },
  ],
}
