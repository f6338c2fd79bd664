import type { HelpText } from './help-text.ts'

export const accountSettings: HelpText = {
  title: 'Mengganti nama, email, alias, atau kata sandi',
  summary: 'Semuanya ada di pengaturan, masing-masing dengan tombolnya sendiri.',
  sections: [
    {
      heading: 'Nama dan alias',
      blocks: [
        'Buka [pengaturan](/settings). Di bawah **Nama**, ganti nama Anda lalu tekan **Simpan nama**. Nama baru tampil pada semua yang pernah Anda tulis.',
        'Alias adalah alamat profil Anda. Panjangnya 3 sampai 30 karakter: huruf a sampai z, angka, dan tanda hubung tunggal. Tekan **Simpan alias**. Alias bisa diganti sekali dalam 30 hari; alias pemberian awal bisa langsung diganti. Selama 90 hari alias lama tetap menuju profil Anda, dan tidak bisa dipakai orang lain.',
      ],
    },
    {
      heading: 'Alamat email',
      blocks: [
        {
          steps: [
            'Di bawah **Email**, masukkan alamat baru dan kata sandi Anda saat ini, lalu tekan **Ganti email**.',
            'Kami mengirim email ke setiap alamat. Buka tautan di masing-masing dalam 24 jam, lalu tekan **Konfirmasi**. Bisa dari perangkat mana pun.',
            'Setelah keduanya dikonfirmasi, akun Anda memakai alamat baru. Semua perangkat lain keluar, dan alamat lama diberi tahu.',
          ],
        },
        'Sampai saat itu tidak ada yang berubah. **Batalkan** menghentikannya. Jika alamat baru tidak menerima tautan, mungkin alamat itu sudah punya akun; hal itu hanya kami tulis ke alamat itu sendiri.',
      ],
    },
    {
      heading: 'Kata sandi',
      blocks: [
        'Di bawah **Kata sandi**, masukkan yang sekarang dan yang baru, lalu tekan **Ganti kata sandi**. Semua perangkat lain keluar. Lupa kata sandi? [Reset kata sandi](/help-center?page=reset-password).',
        'Jika Anda hanya masuk dengan Google atau Discord, **Buat kata sandi** memberi Anda kata sandi juga.',
      ],
    },
    {
      heading: 'Google dan Discord',
      blocks: [
        '**Cara masuk lainnya** menampilkan yang terhubung. **Lepas tautan** mengakhirinya, kecuali itu satu-satunya cara Anda masuk. Layanan dengan alamat email yang sama otomatis terhubung saat Anda masuk dengannya.',
      ],
    },
  ],
}
