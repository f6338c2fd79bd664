import type { HelpText } from './help-text.ts'

export const accountSettings: HelpText = {
  title: 'Tukar nama, e-mel, alias atau kata laluan',
  summary: 'Semuanya ada dalam tetapan, setiap satu dengan butangnya sendiri.',
  sections: [
    {
      heading: 'Nama dan alias',
      blocks: [
        'Buka [tetapan](/settings). Di bawah **Nama**, tukar nama anda dan tekan **Simpan nama**. Nama baharu dipaparkan pada semua yang pernah anda tulis.',
        'Alias ialah alamat profil anda. Panjangnya 3 hingga 30 aksara: huruf a hingga z, angka dan tanda sempang tunggal. Tekan **Simpan alias**. Alias boleh ditukar sekali dalam 30 hari; alias yang diberi pada mulanya boleh terus ditukar. Selama 90 hari alias lama masih membawa ke profil anda, dan tidak boleh digunakan orang lain.',
      ],
    },
    {
      heading: 'Alamat e-mel',
      blocks: [
        {
          steps: [
            'Di bawah **E-mel**, masukkan alamat baharu dan kata laluan semasa anda, kemudian tekan **Tukar e-mel**.',
            'Kami menghantar e-mel ke setiap alamat. Buka pautan dalam kedua-duanya dalam masa 24 jam, kemudian tekan **Sahkan**. Boleh dari mana-mana peranti.',
            'Selepas kedua-duanya disahkan, akaun anda menggunakan alamat baharu. Semua peranti lain dilog keluar, dan alamat lama dimaklumkan.',
          ],
        },
        'Sebelum itu tiada apa-apa yang berubah. **Batalkan** menghentikannya. Jika alamat baharu tidak menerima pautan, mungkin alamat itu sudah ada akaun; kami hanya menulisnya kepada alamat itu sendiri.',
      ],
    },
    {
      heading: 'Kata laluan',
      blocks: [
        'Di bawah **Kata laluan**, masukkan yang semasa dan yang baharu, kemudian tekan **Tukar kata laluan**. Semua peranti lain dilog keluar. Terlupa kata laluan? [Tetapkan semula kata laluan](/help-center?page=reset-password).',
        'Jika anda log masuk dengan Google atau Discord sahaja, **Tetapkan** memberi anda kata laluan juga.',
      ],
    },
    {
      heading: 'Google dan Discord',
      blocks: [
        '**Cara log masuk lain** menyenaraikan yang dipautkan. **Nyahpaut** menamatkannya, kecuali itu satu-satunya cara anda log masuk. Perkhidmatan dengan alamat e-mel yang sama dipautkan secara automatik apabila anda log masuk dengannya.',
      ],
    },
  ],
}
