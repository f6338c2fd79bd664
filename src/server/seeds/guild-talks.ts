import type { Language } from '../../contract/messages.ts'
import type { Talk } from './talks.ts'

/** What people say to those of their own guild. */
export const GUILD_TALKS: Record<Language, Talk[]> = {
  en: [
    {
      title: 'New here? Say hello',
      content: 'Tell us one thing that you know well, and one that you would like to understand this year.',
    },
    {
      title: 'When shall we meet?',
      content: 'An hour, online, cameras optional. I bring the questions.',
      poll: {
        question: 'Which evening suits you?',
        options: ['Friday', 'Saturday', 'Sunday', 'A weekday morning'],
      },
    },
    {
      title: 'What did you learn this week?',
      content: 'One sentence is enough. *Wrong turns* count double.',
    },
    {
      title: 'Our list for beginners',
      content: '1. Read the first two chapters slowly.\n2. Skip the third.\n3. Come back here and ask.',
    },
    {
      title: 'A small correction to what I wrote on Monday',
      content: 'I mixed up two dates. Thank you to the three of you who noticed, kindly.',
    },
  ],
  id: [
    {
      title: 'Anggota baru, silakan perkenalan',
      content: 'Sebutkan satu hal yang Anda kuasai, dan satu hal yang ingin Anda pahami tahun ini.',
    },
    {
      title: 'Kapan kita kumpul?',
      content: 'Satu jam saja, daring, kamera boleh mati. Saya siapkan pertanyaannya.',
      poll: {
        question: 'Malam apa yang cocok?',
        options: ['Jumat', 'Sabtu', 'Minggu', 'Pagi hari kerja'],
      },
    },
    {
      title: 'Apa yang Anda pelajari minggu ini?',
      content: 'Satu kalimat cukup. *Salah jalan* dihitung dua kali.',
    },
    {
      title: 'Daftar bacaan untuk pemula',
      content:
        '1. Baca dua bab pertama pelan-pelan.\n2. Lewati bab ketiga.\n3. Kembali ke sini dan bertanya.',
    },
  ],
  my: [
    {
      title: 'Ahli baharu, jemput perkenalkan diri',
      content: 'Ceritakan satu perkara yang anda mahir, dan satu yang anda mahu fahami tahun ini.',
    },
    {
      title: 'Bila kita hendak berjumpa?',
      content: 'Sejam sahaja, dalam talian, kamera tidak wajib. Soalan saya sediakan.',
      poll: {
        question: 'Malam mana yang sesuai?',
        options: ['Jumaat', 'Sabtu', 'Ahad', 'Pagi hari bekerja'],
      },
    },
    {
      title: 'Apa yang anda belajar minggu ini?',
      content: 'Satu ayat sudah memadai. *Tersalah jalan* dikira dua kali.',
    },
  ],
}
