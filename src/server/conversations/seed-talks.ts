import type { Language } from '../../contract/messages.ts'
import type { Scene } from '../seeds/scenes.ts'

/** One message of a talk: who says it, counted from 0, and what goes with it. */
export interface Said {
  by: number
  text: string
  /** The number of the message before it that it answers. */
  answers?: number
  reaction?: { by: number; emoji: string }
  picture?: Scene
}

const say = (by: number, text: string, rest: Omit<Said, 'by' | 'text'> = {}): Said => ({ by, text, ...rest })

/** Talks of two people; 0 begins. */
export const TALKS: Record<Language, readonly (readonly Said[])[]> = {
  en: [
    [
      say(0, 'Hi! Your article about rain gauges made me dig ours out of the shed.'),
      say(1, 'Ha, that is the best comment I have had so far.', { reaction: { by: 0, emoji: '😂' } }),
      say(0, 'How often do you empty it? Ours overflows in one afternoon.'),
      say(1, 'Every morning at seven. The trick is to write it down **before** coffee.'),
      say(0, 'Before coffee. Got it. Thank you!', { reaction: { by: 1, emoji: '👍' } }),
    ],
    [
      say(0, 'Would you have time to read my draft? It is about mangrove roots, some 900 words.'),
      say(1, 'Gladly. Send it over, I will get to it tonight.'),
      say(0, 'You are a star. The part about salt is the shaky one.'),
      say(1, 'Read it. The salt part is fine, but the beginning waits too long. Start with the crab.', {
        answers: 2,
        reaction: { by: 0, emoji: '❤️' },
      }),
      say(0, 'The crab! Of course. New version tomorrow.'),
    ],
    [
      say(0, 'This is the view I told you about.', { picture: 'terraces' }),
      say(1, 'You just *live* there?', { answers: 0, reaction: { by: 0, emoji: '😂' } }),
      say(0, 'For the harvest, yes. Come and help, we pay in rice.'),
      say(1, 'Tempting. When does it begin?'),
      say(0, 'In about five weeks, if the rain lets us.'),
    ],
    [
      say(0, 'Quick one: do you still have the reading list from the astronomy evening?'),
      say(1, 'Somewhere. The one everybody liked was *Coming of Age in the Milky Way*.'),
      say(0, 'That one, thanks! The library has two copies.'),
    ],
  ],
  id: [
    [
      say(0, 'Halo, terima kasih komentarnya di tulisan saya soal tempe kemarin.'),
      say(1, 'Sama-sama! Jujur, saya baru tahu kalau suhunya sepenting itu.'),
      say(0, 'Iya, di atas 35 derajat jamurnya cepat mati. Kemarin saya gagal dua kali 😅'),
      say(1, 'Wah, berarti di dapur saya harus malam hari. Boleh minta takaran raginya?'),
      say(0, 'Satu sendok teh untuk satu kilo kedelai. Kedelainya harus **benar-benar kering**.', {
        reaction: { by: 1, emoji: '🙏' },
      }),
      say(1, 'Siap, akhir pekan ini saya coba. Nanti saya kabari hasilnya.', { answers: 4 }),
    ],
    [
      say(0, 'Kak, data curah hujan yang dipakai di artikel itu dari mana ya?'),
      say(1, 'Dari stasiun BMKG terdekat, bisa diunduh gratis. Formatnya memang agak berantakan.'),
      say(0, 'Pantas, saya cari-cari tidak ketemu. Ada skrip buat merapikannya?'),
      say(1, 'Ada, sederhana saja: `awk` dua baris. Saya kirim malam ini ya.', {
        reaction: { by: 0, emoji: '❤️' },
      }),
      say(0, 'Terima kasih banyak, sangat membantu!'),
    ],
    [
      say(0, 'Lihat, akhirnya dapat juga matahari terbitnya!', { picture: 'dawn' }),
      say(1, 'Bagus sekali! Ini dari puncak yang mana?', { answers: 0, reaction: { by: 0, emoji: '😮' } }),
      say(0, 'Bukit belakang rumah nenek. Tiga jam jalan kaki, tapi tidak ramai.'),
      say(1, 'Kapan-kapan ajak saya, ya.'),
      say(0, 'Boleh, bulan depan kami naik lagi.'),
    ],
    [
      say(0, 'Sudah baca saran suntingan saya? Cuma dua kalimat soal tahunnya.'),
      say(1, 'Sudah, dan langsung saya terima. Ternyata memang 1883, bukan 1885.'),
      say(0, 'Mantap. Tulisannya jadi tambah kuat.', { reaction: { by: 1, emoji: '👍' } }),
    ],
  ],
  my: [
    [
      say(0, 'Salam, boleh saya tanya pasal artikel tentang wau bulan itu?'),
      say(1, 'Boleh, tanyalah.'),
      say(0, 'Buluh jenis apa yang paling sesuai untuk rangka? Saya cuba, asyik patah.'),
      say(
        1,
        'Buluh duri, yang sudah dijemur sekurang-kurangnya **tiga minggu**. Kalau terlalu muda memang patah.',
        {
          reaction: { by: 0, emoji: '👍' },
        },
      ),
      say(0, 'Patutlah. Saya jemur empat hari sahaja 😂', { answers: 3 }),
      say(1, 'Sabar sikit. Nanti hantar gambar bila dah siap!'),
    ],
    [
      say(0, 'Terjemahan yang awak buat semalam memang kemas. Terima kasih!'),
      say(1, 'Sama-sama. Cuma perkataan “settlement” itu saya masih ragu.', {
        reaction: { by: 0, emoji: '❤️' },
      }),
      say(0, 'Saya rasa “petempatan” sudah betul. “Penempatan” lain maksudnya.'),
      say(1, 'Baik, saya kekalkan “petempatan”.', { answers: 2 }),
    ],
    [
      say(0, 'Air surut petang tadi, dapat jalan sampai ke pulau!', { picture: 'sea' }),
      say(1, 'Cantiknya! Pukul berapa air naik semula?', { reaction: { by: 0, emoji: '😮' } }),
      say(0, 'Lebih kurang sejam lepas itu. Kasut saya basah juga akhirnya.'),
      say(1, 'Hahaha, berbaloi. Hujung minggu ini saya nak pergi.', { answers: 2 }),
      say(0, 'Pergi awal pagi, tak ramai orang.'),
    ],
    [
      say(0, 'Jadi ke kita buat sesi membaca bulan depan?'),
      say(1, 'Jadi. Saya cadang hari Sabtu, selepas Asar.'),
      say(0, 'Ngam. Saya bawa kuih.', { reaction: { by: 1, emoji: '😂' } }),
    ],
  ],
}

export interface GroupTalk {
  title: string
  /** How many people it needs. */
  people: number
  said: readonly Said[]
}

export const GROUP_TALKS: Record<Language, readonly GroupTalk[]> = {
  en: [
    {
      title: 'Sunday sky watchers',
      people: 5,
      said: [
        say(0, 'Clear sky on Sunday if the forecast holds. Who is in?'),
        say(1, 'Me! I can bring the small telescope.', { reaction: { by: 0, emoji: '❤️' } }),
        say(2, 'In. Is the field behind the school still open at night?'),
        say(0, 'Yes, I asked. Gate closes at eleven.', { answers: 2, reaction: { by: 2, emoji: '👍' } }),
        say(3, 'Last time, for whoever was not there:', { picture: 'stars' }),
        say(1, 'That is **not** a phone picture, is it?', { answers: 4, reaction: { by: 3, emoji: '😂' } }),
        say(3, 'Thirty seconds on a rock. So: almost.'),
      ],
    },
  ],
  id: [
    {
      title: 'Kelas menulis Kamis malam',
      people: 6,
      said: [
        say(0, 'Malam semua! Tema minggu depan: *pasar*. Paling panjang 500 kata.'),
        say(1, 'Siap. Boleh fiksi atau harus kisah nyata?'),
        say(0, 'Dua-duanya boleh. Yang penting ada bau dan suaranya.', { answers: 1 }),
        say(2, 'Saya ambil pasar terapung ya, jangan rebutan 😁', { reaction: { by: 0, emoji: '😂' } }),
        say(3, 'Silakan, saya pasar loak saja.'),
        say(4, 'Draf saya sudah jadi setengah. Ada yang mau tukar baca?', {
          reaction: { by: 1, emoji: '🙏' },
        }),
        say(1, 'Mau! Kirim ke saya besok pagi.', { answers: 5 }),
      ],
    },
  ],
  my: [
    {
      title: 'Geng kebun bandar',
      people: 5,
      said: [
        say(0, 'Cili padi saya dah keluar bunga! Minggu depan siapa nak benih?'),
        say(1, 'Saya nak! Serai saya pun dah boleh tuai, kita tukar.', { reaction: { by: 0, emoji: '👍' } }),
        say(2, 'Ada sesiapa tahu cara halau kutu putih tanpa racun?'),
        say(3, 'Air sabun sikit, sembur waktu petang. **Jangan** waktu tengah hari.', {
          answers: 2,
          reaction: { by: 2, emoji: '🙏' },
        }),
        say(2, 'Terima kasih, saya cuba petang ini.'),
        say(1, 'Kalau menjadi, tulis artikellah. Ramai yang tanya.', { answers: 3 }),
      ],
    },
  ],
}

/** What strangers begin with. */
export const REQUESTS: Record<Language, readonly string[]> = {
  en: [
    'Hello! I read your last article twice. May I translate it into Tagalog?',
    'Hi, we have not met: I teach physics and would like to use your drawing in class. Is that all right?',
  ],
  id: [
    'Permisi, Kak. Saya guru SMP di Garut. Bolehkah tulisannya saya bacakan di kelas?',
    'Halo, saya tertarik dengan tulisan Anda tentang angin muson. Boleh bertanya sedikit?',
  ],
  my: [
    'Salam perkenalan. Saya pustakawan di Kota Bharu, boleh kami paparkan artikel itu di pameran?',
    'Hai, maaf mengganggu. Saya nak tanya pasal sumber gambar dalam tulisan terbaru itu.',
  ],
}
