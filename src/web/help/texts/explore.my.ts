import type { HelpText } from './help-text.ts'

export const explore: HelpText = {
  title: 'Meneroka pangkalan data',
  summary: 'Semua yang terbuka kepada umum dalam satu jadual: tapis, isih, simpan paparan dan bawa pulang.',
  sections: [
    {
      heading: 'Satu jadual bagi semuanya',
      blocks: [
        '[Pangkalan data](/database) menyenaraikan semua artikel, soalan, hantaran Page, guild, orang dan koleksi yang terbuka kepada umum. Di atasnya anda melihat bilangannya, dan perkembangannya sepanjang 30 hari yang lalu. Kandungan dewasa dan isi guild persendirian tiada di dalamnya.',
      ],
    },
    {
      heading: 'Menapis dan mengisih',
      blocks: [
        {
          list: [
            'Pilih jenis, kategori atau bahasa di sebelah jadual. Pada telefon, tekan **Penapis** dahulu.',
            '**Penapis lain** mengecilkan jadual mengikut tag, penulis, tarikh, tanda suka dan terjemahan. **Buang penapis** memaparkan semuanya semula.',
            'Tekan kepala lajur untuk mengisih mengikut lajur itu. **Lajur** menentukan apa yang dipaparkan, dan **Kad** memaparkan perkara yang sama sebagai kad.',
          ],
        },
        'Setiap pilihan menjadi sebahagian daripada alamat, jadi anda boleh kembali kepadanya atau mengongsi pautannya.',
      ],
    },
    {
      heading: 'Menyimpan paparan',
      blocks: [
        '**Simpan paparan** menyimpan penapis, susunan dan lajur dengan satu nama. Hanya anda boleh membukanya, melainkan anda menghidupkan **Pautan awam**: sesiapa yang mempunyai pautannya kemudian boleh membukanya. Di **Paparan saya** anda menamakan semula dan memadamnya, maksimum 50.',
      ],
    },
    {
      heading: 'Mengeksport',
      blocks: [
        '**Eksport** membuat fail CSV atau JSON daripada apa yang ditemui penapis anda, dengan semua lajur: maksimum 5,000 baris, 5 kali sejam. Baris pertama menyatakan lesennya. Anda perlu log masuk dahulu.',
      ],
    },
  ],
}
