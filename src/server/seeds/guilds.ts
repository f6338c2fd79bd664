import type { GuildJoinMode, GuildLogo } from '../../contract/guild-rules.ts'

export interface SeededGuild {
  name: string
  insignia: string
  logo: GuildLogo
  color: string
  description: string
  joinMode: GuildJoinMode
  questions?: string[]
  rules?: { title: string; text: string }[]
}

/** The guilds of the demo. The first is the one that everybody joined. */
export const GUILDS: SeededGuild[] = [
  {
    name: 'Front Porch',
    insignia: 'FP',
    logo: 'logo1',
    color: '#1f6f63',
    description:
      'The guild that everybody is in. Say who you are, ask what you do not understand yet, and tell us what is missing.',
    joinMode: 'open',
    rules: [
      {
        title: 'Be kind to newcomers',
        text: 'Everyone was new once, and most of us still are in something.',
      },
      {
        title: 'One thing at a time',
        text: 'A post with one question gets an answer. Five questions get none.',
      },
      { title: 'No advertising', text: 'Show what you made, but do not sell it here.' },
    ],
  },
  {
    name: 'Star Readers',
    insignia: 'SR',
    logo: 'logo3',
    color: '#3f4fa3',
    description:
      'We watch the sky from balconies, rice fields and hills, with binoculars, small telescopes and no telescope at all.',
    joinMode: 'open',
    rules: [
      { title: 'Say where and when', text: 'A picture of the sky needs a place, a date and a time.' },
      { title: 'No astrology', text: 'There are other places for it.' },
    ],
  },
  {
    name: 'Dapur Nusantara',
    insignia: 'DN',
    logo: 'logo2',
    color: '#8a5a16',
    description:
      'Resep dari rumah ke rumah, dan cerita di baliknya. Takaran boleh kira-kira, rasanya jangan.',
    joinMode: 'open',
    rules: [
      { title: 'Sebut daerahnya', text: 'Rendang dari Payakumbuh bukan rendang dari Kapau.' },
      { title: 'Foto sendiri', text: 'Kalau bukan foto Anda, sebutkan sumbernya.' },
    ],
  },
  {
    name: 'Sejarah Kampung Kita',
    insignia: 'SKK',
    logo: 'logo1',
    color: '#7a3b2e',
    description:
      'Gambar lama, nama jalan, kisah datuk dan nenek. Kami kumpulkan sebelum ia hilang, dan semak bersama-sama.',
    joinMode: 'approval',
    questions: ['Dari kampung mana anda berasal?', 'Apa yang anda mahu kongsikan dahulu?'],
    rules: [
      { title: 'Nyatakan sumber', text: 'Cerita lisan juga sumber: tulis siapa yang bercerita, dan bila.' },
    ],
  },
  {
    name: 'Proof by Friday',
    insignia: 'PF',
    logo: 'logo4',
    color: '#1f5f8b',
    description:
      'One mathematical puzzle a week. Hints until Thursday, proofs on Friday, arguments all weekend.',
    joinMode: 'open',
    rules: [
      { title: 'No spoilers before Friday', text: 'Hints only. Hide a full proof until the day comes.' },
    ],
  },
  {
    name: 'Slow Trains',
    insignia: 'ST',
    logo: 'logo4',
    color: '#4c6b2f',
    description:
      'Across islands and borders without a plane: timetables, night trains, ferries and what to eat on the way.',
    joinMode: 'open',
  },
  {
    name: 'Penulis Pagi',
    insignia: 'PP',
    logo: 'logo3',
    color: '#6d3f94',
    description:
      'Menulis setengah jam sebelum hari dimulai. Draf dibaca anggota lain, dengan jujur dan halus.',
    joinMode: 'request',
    questions: ['Apa yang sedang Anda tulis?'],
    rules: [
      { title: 'Baca dulu dua, baru minta satu', text: 'Siapa yang ingin dibaca, membaca lebih dulu.' },
      { title: 'Draf tetap di sini', text: 'Jangan menyebarkan tulisan anggota lain.' },
    ],
  },
  {
    name: 'Reef Keepers',
    insignia: 'RK',
    logo: 'logo5',
    color: '#1f6f63',
    description: 'Divers, students and boat crews who count fish and coral, and write down what they saw.',
    joinMode: 'approval',
    questions: ['Which reef do you know best?'],
  },
  {
    name: 'Kelab Buku Petang Ahad',
    insignia: 'KB',
    logo: 'logo2',
    color: '#8c2f5f',
    description:
      'Satu buku sebulan, teh tarik dan perbincangan yang panjang. Pengulangan dibenarkan, spoiler tidak.',
    joinMode: 'open',
  },
  {
    name: 'Solder and Smoke',
    insignia: 'SS',
    logo: 'logo5',
    color: '#7a3b2e',
    description:
      'Old radios, small boards and the smell of flux. Show the mistake as well: that is what others learn from.',
    joinMode: 'open',
    rules: [
      { title: 'Mains voltage', text: 'Say so in the first line when something is connected to the wall.' },
    ],
  },
  {
    name: 'Guru Berbagi',
    insignia: 'GB',
    logo: 'logo1',
    color: '#1f5f8b',
    description: 'Bahan ajar yang dipakai sungguhan, beserta apa yang tidak berhasil. Untuk guru, oleh guru.',
    joinMode: 'invite',
    rules: [{ title: 'Nama murid tidak disebut', text: 'Juga tidak dalam foto, suara, atau inisial.' }],
  },
  {
    name: 'Night Market Economists',
    insignia: 'NME',
    logo: 'logo2',
    color: '#8a5a16',
    description:
      'Prices, queues, bargaining and other things that are best studied with a plate in one hand.',
    joinMode: 'open',
  },
]

/** For communities of more guilds: what they are about, and where. */
export const GUILD_SUBJECTS = [
  ...[
    'Birdwatchers',
    'Chess Players',
    'Gardeners',
    'Map Makers',
    'Sketchers',
    'Runners',
    'Choir',
    'Beekeepers',
  ],
  ...[
    'Pecinta Kopi',
    'Pengamat Awan',
    'Perajut',
    'Pesepeda',
    'Pendaki',
    'Fotografer',
    'Pemancing',
    'Pelukis',
  ],
  ...[
    'Peminat Wau',
    'Pembaca Puisi',
    'Pekebun',
    'Pemain Dam',
    'Pengumpul Setem',
    'Penyelam',
    'Pelari',
    'Tukang Kayu',
  ],
]
export const GUILD_PLACES = [
  ...[
    'Bandung',
    'Jakarta',
    'Medan',
    'Makassar',
    'Surabaya',
    'Yogyakarta',
    'Denpasar',
    'Padang',
    'Ambon',
    'Kupang',
  ],
  ...[
    'Kuala Lumpur',
    'Penang',
    'Ipoh',
    'Kuching',
    'Kota Kinabalu',
    'Johor',
    'Melaka',
    'Kuantan',
    'Singapore',
    'Solo',
  ],
]
