import {
  CLAIM_NOTICE_DAYS,
  GUILD_OFFICERS_MAX,
  GUILD_PINS_MAX,
  GUILD_RULES_MAX,
  GUILD_TRASH_DAYS,
  OWNER_ABSENT_DAYS,
  REQUEST_LIFE_DAYS,
  REQUEST_REST_DAYS,
} from '../../../contract/guild-rules.ts'
import { PLAN_LIMITS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const guildsAndRoles: HelpText = {
  title: 'Guild dan peran',
  summary: 'Temukan orang dengan minat yang sama, dan ketahui siapa yang bisa melakukan apa di sebuah guild.',
  sections: [
    {
      heading: 'Bergabung atau keluar',
      blocks: [
        '[Daftar guild](/guilds) menampilkan yang paling aktif lebih dulu. Dengan **Gabung** Anda langsung masuk; jika perlu persetujuan, **Minta bergabung** bertanya kepada pengurus. **Keluar dari guild** selalu bisa, kecuali bagi pemilik. Tekan **Urungkan** segera setelahnya untuk kembali seperti semula.',
      ],
    },
    {
      heading: 'Memposting',
      blocks: [
        'Anggota memposting dari guild atau dari [formulirnya](/postguild), dengan semua yang ada di Page. Sebelum postingan pertama, Anda membaca aturan dan mencentang bahwa Anda akan mematuhinya. Postingan di guild publik bisa ditemukan semua orang, tetapi bukan bagian dari Page.',
      ],
    },
    {
      heading: 'Siapa yang bisa melakukan apa',
      blocks: [
        {
          list: [
            'Anggota memposting, berkomentar, dan memberi suara. Mereka bisa mengundang orang lain jika pemilik mengizinkan.',
            `Pengurus, maksimal ${GUILD_OFFICERS_MAX} orang, juga memutuskan permintaan, mengundang, menyematkan maksimal ${GUILD_PINS_MAX} postingan, menghapus postingan dengan alasan, membisukan, dan melarang masuk.`,
            'Pemilik juga bisa mengubah guild, mengangkat pengurus, mengalihkan guild, dan menghapusnya.',
          ],
        },
        'Yang dilakukan pengurus tercatat di log guild, yang bisa dibaca setiap anggota.',
      ],
    },
    {
      heading: 'Mengurus guild sendiri',
      blocks: [
        `Tekan **Buat guild** di [daftar guild](/guilds). Anda bisa memiliki ${PLAN_LIMITS.free.guildsOwned} guild, atau lebih dengan paket yang lebih besar, dan memberinya maksimal ${GUILD_RULES_MAX} aturan. Gunakan **Alihkan guild** sebelum Anda keluar. Guild yang dihapus bisa dipulihkan selama ${GUILD_TRASH_DAYS} hari. Jika pemilik tidak hadir selama ${OWNER_ABSENT_DAYS} hari, pengurus terlama bisa mengambil alih setelah pemberitahuan ${CLAIM_NOTICE_DAYS} hari.`,
      ],
    },
  ],
}

export const privateGuilds: HelpText = {
  title: 'Guild privat',
  summary: 'Apa yang dilihat orang lain dari guild privat, dan cara masuk ke dalamnya.',
  sections: [
    {
      heading: 'Yang dilihat semua orang',
      blocks: [
        'Nama, lambang, inisial, deskripsi, pemilik, tanggal berdiri, jumlah anggota, dan cara bergabung beserta pertanyaannya, di [daftar guild](/guilds) dan di pencarian. Tidak ada yang lain: postingan, komentar, foto, anggota, aturan, dan log hanya untuk anggota. Semua itu tidak muncul di daftar, feed, pencarian, atau profil mana pun, dan tidak dibaca mesin pencari.',
      ],
    },
    {
      heading: 'Cara masuk',
      blocks: [
        {
          list: [
            `Lewat permintaan: **Minta bergabung**, dengan pesan dan jawaban atas pertanyaan pemilik. Setelah ditolak, Anda bisa meminta lagi dalam ${REQUEST_REST_DAYS} hari; permintaan tanpa jawaban berakhir setelah ${REQUEST_LIFE_DAYS} hari.`,
            'Lewat undangan: lewat nama, atau dengan tautan yang bisa kedaluwarsa, habis, atau dicabut. Anda baru bergabung jika menerimanya.',
          ],
        },
        'Jika tidak ingin diundang, nonaktifkan **Izinkan orang mengundang saya ke guild** di [pengaturan](/settings).',
      ],
    },
    {
      heading: 'Saat seseorang keluar',
      blocks: [
        'Siapa pun yang keluar, dikeluarkan, atau dilarang masuk sejak saat itu tidak melihat lebih dari orang luar. Postingannya tetap ada di guild, jadi hapus dulu yang tidak ingin Anda tinggalkan.',
      ],
    },
    {
      heading: 'Aturan tetap berlaku',
      blocks: [
        '[Aturan komunitas](/help-center?page=community-rules) juga berlaku di sini. Jika Anda [melaporkan](/help-center?page=reporting) postingan, moderator melihat yang Anda laporkan, dan tidak ada yang lain dari guild itu. Suka di guild privat tidak memberi [Honor](/help-center?page=honor), karena orang luar tidak bisa melihat untuk apa.',
      ],
    },
  ],
}
