import type { DemoGuildPost } from './post-types.ts'
import { say } from './say.ts'

export const GUILD_POSTS_ID: DemoGuildPost[] = [
  {
    guild: 'Dapur Nusantara',
    by: 36,
    hours: 4,
    title: 'Rendang yang belum jadi rendang',
    content:
      'Di rumah nenek (Payakumbuh) ada tiga nama untuk satu kuali: *gulai*, lalu *kalio*, lalu rendang. Kebanyakan restoran berhenti di kalio dan tidak mengaku.',
    likes: 14,
    comments: [
      say(4, 'Mengaku! Di rumah kami memang selalu kalio, karena keburu lapar.'),
      say(
        31,
        'Di sini rendang basah pun orang suka. Jangan marah ya.',
        say(36, 'Tidak marah. Hanya memandang lama.'),
      ),
    ],
  },
  {
    guild: 'Dapur Nusantara',
    by: 32,
    hours: 80,
    title: 'Tempe pertama saya berhasil',
    content:
      'Daerah: Malang. Kedelai benar-benar kering, suhu dapur sekitar 30 derajat, 36 jam. Permukaannya putih rata, dan anak-anak mau mencicipi.',
    likes: 16,
    comments: [
      say(11, 'Selamat! Kalau musim hujan, tambah satu lapis kain.'),
      say(36, 'Dipotong miring tipis, ya. Tempe pertama harus digoreng garing.'),
    ],
  },
  {
    guild: 'Dapur Nusantara',
    by: 14,
    hours: 330,
    title: 'Lontong tuyuhan, siapa tahu caranya?',
    content:
      'Di Rembang lontongnya segitiga dan kuahnya kuning pedas. Saya hafal rasanya, tidak hafal bumbunya. Ibu selalu bilang “kira-kira”.',
    poll: {
      question: 'Takaran di dapur Anda?',
      options: ['Timbangan', 'Sendok dan cangkir', 'Kira-kira, seperti ibu'],
    },
    likes: 12,
    comments: [
      say(
        36,
        'Catat saat ibu memasak, diam-diam, dengan timbangan di bawah meja.',
        say(14, 'Ketahuan di menit kedua. Tetapi dapat takaran kemirinya.'),
      ),
    ],
  },
  {
    guild: 'Penulis Pagi',
    by: 26,
    hours: 9,
    title: 'Setengah jam pagi ini: 212 kata',
    content:
      'Kebanyakan tentang hujan. Dua kalimat yang saya simpan, sisanya boleh hanyut. Anda dapat berapa?',
    likes: 6,
    comments: [
      say(
        22,
        'Nol, tetapi saya duduk. Duduk dihitung, bukan?',
        say(26, 'Dihitung. Peraturan tidak tertulis nomor satu.'),
      ),
    ],
  },
  {
    guild: 'Penulis Pagi',
    by: 9,
    hours: 120,
    title: 'Minta dibaca: esai tentang ayah dan gong',
    content:
      'Sudah saya baca dua milik teman, jadi giliran saya minta satu. Bagian tengahnya terasa panjang, tetapi saya sayang semuanya.',
    likes: 7,
    comments: [
      say(
        26,
        'Sudah saya baca. Yang panjang bukan tengahnya, yang panjang pembukaannya. Mulai saja dari bunyinya.',
      ),
      say(4, 'Setuju, dan jangan hapus kalimat tentang paku.'),
    ],
  },
  {
    guild: 'Guru Berbagi',
    by: 22,
    hours: 17,
    title: 'Pecahan dengan ketupat: yang tidak berhasil',
    content:
      'Membagi ketupat jadi delapan memang jelas, tetapi murid memakannya sebelum penjumlahan. Besok saya pakai kertas lipat.',
    likes: 11,
    comments: [
      say(18, 'Ketupatnya untuk akhir pelajaran, sebagai pembuktian.'),
      say(32, 'Anak saya masih hafal seperdelapan karena kelapa muda. Jadi makanan tetap bekerja.'),
    ],
  },
  {
    guild: 'Guru Berbagi',
    by: 18,
    hours: 240,
    title: 'Lembar satu halaman soal cuci tangan',
    content:
      'Saya pakai bedak dan senter: bedak di tangan satu anak, lalu semua bersalaman. Lima menit kemudian tidak perlu ceramah lagi.',
    poll: {
      question: 'Boleh saya unggah lembarannya untuk kelas berapa?',
      options: ['Kelas 1–2', 'Kelas 3–4', 'Kelas 5–6', 'Semua, kami sesuaikan'],
    },
    likes: 15,
    comments: [say(22, 'Semua. Di kelas saya kelas 1 sampai 3 duduk bersama.')],
  },
]
