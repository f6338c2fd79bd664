import type { Language } from '../../contract/messages.ts'

export interface Talk {
  title: string
  content: string
  poll?: { question: string; options: string[] }
}

/** What people talk about. */
export const TALKS: Record<Language, Talk[]> = {
  en: [
    {
      title: 'What do you read before sleeping?',
      content:
        'I have gone back to paper. A phone in bed always ends with *one more* article, and then it is two.',
      poll: { question: 'Paper or screen?', options: ['Paper', 'Screen', 'Audio', 'I just sleep'] },
    },
    {
      title: 'The best explanation of tides you know',
      content:
        'My daughter asked why there are **two** high tides a day if there is one Moon. I drew three diagrams and convinced neither of us.',
    },
    {
      title: 'A habit that helped me finish long articles',
      content: 'Stop in the middle of a sentence. The next day you know exactly where to go on.',
    },
    {
      title: 'Street food worth a detour',
      content: 'Name one dish and one street. No chains, please.\n\nMine: *char kway teow*, Lorong Selamat.',
      poll: {
        question: 'When is it best?',
        options: ['Breakfast', 'Lunch', 'After work', 'After midnight'],
      },
    },
    {
      title: 'Which year of school would you take again?',
      content: 'Not because it was good. Because you would do something else with it.',
    },
    {
      title: 'Slow travel by train, tell me everything',
      content:
        'Bangkok to Singapore, ten days, no plane.\n\n- Where did you stop?\n- Where would you not stop again?',
    },
    {
      title: 'Is it still worth learning to solder?',
      content: 'I repaired a radio this weekend and felt like a wizard.',
      poll: { question: 'Have you ever soldered?', options: ['Often', 'Once or twice', 'Never'] },
    },
    {
      title: 'Small towns that deserve an article here',
      content: 'Somebody should write about Taiping and its lake. Which town is yours?',
    },
  ],
  id: [
    {
      title: 'Kopi tubruk atau kopi saring?',
      content:
        'Di kantor kami ini hampir jadi perang. Saya tim **tubruk**, asal airnya tidak mendidih sekali.',
      poll: {
        question: 'Anda tim mana?',
        options: ['Tubruk', 'Saring', 'Kopi susu saja', 'Teh, terima kasih'],
      },
    },
    {
      title: 'Cara menghafal nama latin tanaman',
      content: 'Saya menempelkan kertas di setiap pot. Sebulan kemudian ibu saya lebih hafal daripada saya.',
    },
    {
      title: 'Kereta malam ke Surabaya: kursi sebelah mana?',
      content: 'Katanya sisi kanan melihat matahari terbit. Ada yang bisa memastikan?',
    },
    {
      title: 'Buku yang kalian baca dua kali',
      content: 'Bukan karena lupa isinya, tetapi karena kalian sudah jadi orang lain.',
      poll: {
        question: 'Biasanya kenapa?',
        options: ['Rindu tokohnya', 'Ada yang baru dipahami', 'Tidak pernah baca ulang'],
      },
    },
    {
      title: 'Belajar coding di usia empat puluh',
      content: 'Dua bulan ini saya belajar setiap pagi selama **30 menit**. Lambat, tetapi jalan terus.',
    },
    {
      title: 'Pasar tradisional paling seru di kota kalian',
      content:
        'Sebutkan satu pasar dan satu hal yang wajib dibeli di sana.\n\nSaya mulai: Pasar Beringharjo, *wedang uwuh*.',
    },
    {
      title: 'Hujan pertama musim ini',
      content: 'Bau tanahnya sampai ke ruang rapat. Semua orang berhenti bicara sebentar.',
    },
    {
      title: 'Berapa lama sebaiknya satu artikel?',
      content: 'Saya sering berhenti di tengah, padahal isinya bagus.',
      poll: { question: 'Panjang yang pas?', options: ['3 menit', '7 menit', '15 menit', 'Tidak masalah'] },
    },
  ],
  my: [
    {
      title: 'Nasi lemak: bungkus atau hidang?',
      content: 'Bagi saya, yang berbungkus daun pisang itu **lain rasanya**, walaupun sambalnya sama.',
      poll: { question: 'Pilihan anda?', options: ['Bungkus', 'Hidang', 'Dua-dua sekali'] },
    },
    {
      title: 'Petua belajar bahasa baharu sambil bekerja',
      content:
        'Saya tukar bahasa telefon selama sebulan. Minggu pertama memang haru-biru, minggu keempat jadi biasa.',
    },
    {
      title: 'Air terjun yang belum ramai orang',
      content: 'Tak perlu beri koordinat tepat. Negeri dan daerah pun cukup, biar tempatnya kekal bersih.',
    },
    {
      title: 'Buku sekolah yang masih anda simpan',
      content:
        'Saya jumpa buku latihan Matematik tahun enam. Tulisan saya dulu lebih cantik daripada sekarang.',
    },
    {
      title: 'Basikal ke tempat kerja, siapa lagi?',
      content: 'Dua belas kilometer sehala. *Peluh* memang ada, tetapi kesesakan tak ada.',
      poll: {
        question: 'Bagaimana anda pergi kerja?',
        options: ['Kereta', 'Motosikal', 'Tren atau bas', 'Basikal', 'Dari rumah'],
      },
    },
    {
      title: 'Cerita rakyat yang patut ada artikel',
      content: 'Sang Kancil semua orang tahu. Yang mana satu cerita kampung anda?',
    },
    {
      title: 'Bintang apa yang terang di sebelah barat malam ini?',
      content: 'Nampak jelas selepas Maghrib, tidak berkelip. Zuhrah agaknya?',
    },
    {
      title: 'Perpustakaan awam kegemaran anda',
      content: 'Yang sunyi, ada penyaman udara, dan kerusinya tidak keras. Senaraikan di bawah.',
    },
  ],
}

/** Posts that their authors marked as adult, with harmless texts. */
export const MARKED: Record<Language, Talk[]> = {
  en: [
    { title: 'Life drawing class, week three', content: 'Hands are harder than everything else together.' },
    { title: 'My tattoo after ten days', content: 'It itches, which they say is good.' },
  ],
  id: [
    { title: 'Kelas menggambar model, minggu ketiga', content: 'Ternyata tangan yang paling sulit.' },
    { title: 'Tato saya setelah sepuluh hari', content: 'Gatal sekali, katanya itu pertanda baik.' },
  ],
  my: [
    { title: 'Kelas lukisan model, minggu ketiga', content: 'Rupanya tangan yang paling payah dilukis.' },
    { title: 'Resipi koktel untuk malam minggu', content: 'Untuk yang cukup umur sahaja, ya.' },
  ],
}

export const REPLIES: Record<Language, string[]> = {
  en: [
    'This made my morning, thank you.',
    'I would have said the opposite, but you have a point.',
    'Same here, since last year.',
    'Could you tell more about the second part?',
    'My neighbour swears by it.',
    'Saved for the weekend.',
  ],
  id: [
    'Wah, ini bikin pagi saya lebih baik.',
    'Saya justru sebaliknya, tetapi alasannya masuk akal.',
    'Sama, sejak tahun lalu.',
    'Boleh diceritakan lebih banyak soal yang kedua?',
    'Tetangga saya juga bilang begitu.',
    'Disimpan untuk akhir pekan.',
  ],
  my: [
    'Terhibur saya pagi-pagi ni, terima kasih.',
    'Saya pula sebaliknya, tapi ada betulnya.',
    'Saya pun sama, sejak tahun lepas.',
    'Boleh cerita lagi tentang yang kedua tu?',
    'Jiran saya pun kata begitu.',
    'Simpan dulu untuk hujung minggu.',
  ],
}
