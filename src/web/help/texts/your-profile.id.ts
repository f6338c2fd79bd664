import type { HelpText } from './help-text.ts'

export const yourProfile: HelpText = {
  title: 'Profil Anda',
  summary: 'Tunjukkan siapa Anda, dan tentukan siapa yang melihatnya.',
  sections: [
    {
      heading: 'Yang ditampilkan',
      blocks: [
        'Nama dan foto Anda di mana pun di situs ini menuju profil Anda. [Profil Anda](/profile) menampilkan bio, tautan, bahasa, Honor dan tingkat, aktivitas setahun, lencana, serta tiga artikel Anda yang paling disukai. Di **Draf**, **Simpanan**, **Unggahan**, dan **Tugas** ada yang hanya Anda lihat.',
      ],
    },
    {
      heading: 'Mengubahnya',
      blocks: [
        '**Sunting profil** memuat bio (maksimal 300 karakter), maksimal tiga tautan, dan bahasa yang Anda kuasai. Tautan bisa ditambahkan tiga hari setelah bergabung.',
        'Kamera di foto Anda membuka **Ganti foto**: pilih atau jatuhkan gambar, seret, perbesar dengan `+` dan `−` atau penggeser, lalu tekan **Simpan**. Dengan papan ketik, pakai tombol panah. **Sampul** mengganti gambar di bagian atas. **Hapus** menghilangkannya.',
        '**Sematkan** di bawah artikel atau postingan Anda menaruhnya paling atas; **Lepas sematan** menurunkannya.',
      ],
    },
    {
      heading: 'Siapa yang melihatnya',
      blocks: [
        'Di **Privasi** pada [pengaturan](/settings), pilih **Semua orang** atau **Hanya anggota**, dan apakah profil menampilkan kapan Anda bergabung, aktivitas, dan pengikut Anda. Anda juga bisa meminta mesin pencari melewatkannya. Setiap perubahan langsung disimpan. Artikel dan postingan Anda tetap publik.',
      ],
    },
    {
      heading: 'Folder dan unggahan',
      blocks: [
        '**Pindahkan** di bawah simpanan menaruhnya di sebuah folder; **Folder baru** membuatnya. Di **Unggahan**, yang tidak dipakai bisa dihapus.',
      ],
    },
  ],
}
