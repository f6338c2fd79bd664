import type { Language } from '../../../contract/messages.ts'

export interface DemoPerson {
  language: Language
  given: string
  family: string
  /** A drawing of a woman or a man; nobody else has it. */
  face: { isWoman: boolean; number: number } | null
  /** What they say of themselves. */
  bio: string
}

type Face = `${'w' | 'm'}${number}` | ''

const person = (language: Language, given: string, family: string, face: Face, bio: string): DemoPerson => ({
  language,
  given,
  family,
  face: face === '' ? null : { isWoman: face.startsWith('w'), number: Number(face.slice(1)) },
  bio,
})

/** Number 1 is the first. Articles, comments and posts name them by their number. */
export const DEMO_PEOPLE: DemoPerson[] = [
  person(
    'my',
    'Aisyah',
    'binti Rahman',
    'w3',
    'Cikgu sains di Kuala Terengganu. Membesar dengan bunyi ombak, jadi kebanyakan tulisan saya masin sedikit.',
  ),
  person(
    'id',
    'Budi',
    'Hartono',
    'm1',
    'Montir radio yang pensiun. Kalau bisa dibongkar, saya mau tahu isinya.',
  ),
  person(
    'en',
    'Clara',
    'Byrne',
    'w5',
    'Reads footnotes first. Writes about health for people who are tired of being frightened.',
  ),
  person(
    'id',
    'Dewi',
    'Wulandari',
    'w9',
    'Dosen sejarah di Palembang. Suka peta lama dan sungai yang masih ada.',
  ),
  person('my', 'Hafiz', 'bin Ismail', 'm5', 'Pemerhati burung hujung minggu, jurutera awam pada hari lain.'),
  person('id', 'Fajar', 'Saputra', 'm7', 'Pelatih bulu tangkis anak-anak. Fisika itu ada di setiap pukulan.'),
  person(
    'en',
    'Tom',
    'Lindqvist',
    'm0',
    'Sailed the Strait twice, slowly. Now I write about wind, tides and everything they carried.',
  ),
  person(
    'my',
    'Wei Ling',
    'Chong',
    'w35',
    'Farmasi di Ipoh. Percaya satu gambar rajah lebih baik daripada tiga perenggan.',
  ),
  person(
    'id',
    'Gita',
    'Ginting',
    'w11',
    'Pemain gender di sanggar kampung. Jari saya lebih hafal daripada kepala.',
  ),
  person(
    'my',
    'Arjun',
    'Nair',
    'm14',
    'Guru Matematik. Sifar ialah nombor kegemaran saya, dan murid saya tahu sebabnya.',
  ),
  person('id', 'Joko', 'Purnomo', 'm3', 'Petani sawah di lereng Merbabu, lulusan SMA, pembaca segala.'),
  person('en', 'Maya', 'Fischer', 'w7', 'Software by day. I keep bees on a roof and they keep me humble.'),
  person(
    'my',
    'Siti',
    'binti Hassan',
    'w15',
    'Pustakawan. Buku yang dipinjam dan tidak pulang pun ada ceritanya.',
  ),
  person(
    'id',
    'Kartika',
    'Rahayu',
    'w21',
    'Pembatik generasi ketiga dari Lasem. Sedang belajar menulis sepelan saya mencanting.',
  ),
  person('id', 'Wayan', 'Suryadi', 'm9', 'Anggota subak sejak lahir. Air datang bergiliran, cerita juga.'),
  person('my', 'Kavitha', 'Raman', 'w4', 'Doktor gigi yang lebih suka bercakap tentang bintang.'),
  person(
    'en',
    'Daniel',
    'Mensah',
    'm4',
    'Constitutional lawyer in recovery. I explain parliaments with teacups.',
  ),
  person(
    'id',
    'Lestari',
    'Halim',
    'w13',
    'Perawat di Yogyakarta. Menulis soal nyamuk karena mereka tidak mau pergi.',
  ),
  person('my', 'Jia Hao', 'Lim', 'm6', 'Budak Kuala Lumpur, peminat landasan keretapi lama dan kopi kedai.'),
  person(
    'id',
    'Yusuf',
    'Pratama',
    'm11',
    'Mahasiswa astronomi dengan teleskop rakitan dan langit yang sering mendung.',
  ),
  person(
    'my',
    'Farah',
    'binti Zainal',
    'w27',
    'Ahli botani. Pernah berkemah sembilan hari menunggu sekuntum bunga.',
  ),
  person('id', 'Nadia', 'Kusuma', 'w10', 'Guru SD di pulau kecil. Perpustakaan kami datang naik perahu.'),
  person('en', 'Leah', 'Novak', 'w29', 'Seismologist. Yes, I felt that one too.'),
  person('id', 'Rizky', 'Siregar', 'm13', 'Menulis kode terbuka sejak kuliah, membuka isu sejak lahir.'),
  person(
    'my',
    'Ravi',
    'Selvam',
    'm19',
    'Pemandu bas ekspres. Saya baca semasa berhenti, bukan semasa memandu.',
  ),
  person('id', 'Intan', 'Maharani', 'w23', 'Pengelola warung kopi dan rak buku tukar di Bandung.'),
  person(
    'en',
    'Samuel',
    'Costa',
    'm20',
    'Retired harbour pilot. I still look at the water before the weather report.',
  ),
  person(
    'my',
    'Nurul',
    'binti Salleh',
    'w33',
    'Suri rumah, pelari pagi, penanya soalan yang tidak habis-habis.',
  ),
  person('id', 'Bayu', 'Santoso', 'm17', 'Memotret pasar sebelum matahari terbit.'),
  person('en', 'Ingrid', 'Moreno', 'w17', 'Translator. I collect words that no other language has.'),
  person('my', 'Mei Yee', 'Wong', 'w8', 'Pelajar tahun akhir geologi. Poket saya selalu ada batu.'),
  person('id', 'Citra', 'Wijaya', 'w14', 'Ibu dua anak yang baru mulai belajar coding. Pelan, tetapi jalan.'),
  person('en', 'Hana', 'Sato', 'w19', ''),
  person(
    'id',
    'Taufik',
    'Harahap',
    'm15',
    'Sopir angkot, pemain catur, pembaca koran sampai halaman terakhir.',
  ),
  person(
    'my',
    'Amirul',
    'bin Othman',
    'm21',
    'Nelayan generasi keempat di Kuala Kedah, kini dengan panel suria.',
  ),
  person('id', 'Wulan', 'Tanuwijaya', 'w20', 'Masak dulu, tanya resepnya kemudian.'),
  person('en', 'Elena', 'Marin', '', 'New here. Teaching myself Indonesian with a dictionary and patience.'),
  person('my', 'Iskandar', 'bin Yusof', 'm12', ''),
  person('id', 'Made', 'Aditya', '', 'Lebih sering membaca daripada menulis. Sedang mencoba membaliknya.'),
  person('en', 'Oliver', 'Park', 'm18', ''),
  // Those whom moderators know.
  person('id', 'Rendi', 'Gunawan', '', 'Solusi cepat untuk semua akun. Tanya dulu, gratis.'),
  person('en', 'Craig', 'Walsh', '', 'Says what others only think.'),
  person('my', 'Zul', 'bin Ariffin', '', ''),
]

/** Everybody reads English; Indonesian and Malay read whoever writes one of them. */
export const DEMO_SPEAKERS = {
  writes: (number: number, language: Language): boolean => DEMO_PEOPLE[number - 1]?.language === language,
  reads: (number: number, language: Language): boolean =>
    language === 'en' || DEMO_PEOPLE[number - 1]?.language !== 'en',
}
