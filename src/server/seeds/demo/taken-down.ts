export interface TakenDownPost {
  /** The number of a person, who has nothing else on Page. */
  by: number
  /** Before the end of the seeded past: when it was written, and when it left. */
  hours: number
  goneHours: number
  /** Hidden is what reports hid, until somebody has judged it. */
  state: 'removed' | 'hidden'
  title: string
  content: string
}

/** What is not on Page any more, the oldest first. */
export const DEMO_TAKEN_DOWN: TakenDownPost[] = [
  {
    by: 42,
    hours: 530,
    goneHours: 521,
    state: 'removed',
    title: 'To the expert on harbours',
    content:
      'You sat in a boat for thirty years and think that makes you interesting. Nobody reads this. Go home, old man, and take your friends along.',
  },
  {
    by: 43,
    hours: 420,
    goneHours: 396,
    state: 'removed',
    title: 'Artikel saya tentang gerhana',
    content:
      'Saya tulis sendiri selepas berminggu-minggu mengkaji. (Sebenarnya setiap perenggan daripada sebuah majalah sains, berserta kapsyen gambarnya.)',
  },
  {
    by: 41,
    hours: 270,
    goneHours: 262,
    state: 'removed',
    title: 'Honor naik dalam semalam, bergaransi',
    content:
      'Jual tanda suka dari akun asli. Seratus suka seharga dua gelas kopi, bayar setelah masuk. Kirim pesan sekarang, tempat terbatas!',
  },
  {
    by: 41,
    hours: 101,
    goneHours: 98,
    state: 'removed',
    title: 'PROMO AKHIR BULAN: 1.000 pengikut',
    content:
      'Masih yang kemarin, kini lebih murah. Tulisan yang dihapus moderator berarti harganya memang bagus.',
  },
  {
    by: 43,
    hours: 5,
    goneHours: 1.5,
    state: 'hidden',
    title: 'Kerja dari rumah, RM300 sehari',
    content:
      'Cuma perlu tekan suka pada video. Yuran pendaftaran RM50, dipulangkan pada hari pertama. Hantar gambar kad pengenalan melalui mesej.',
  },
]
