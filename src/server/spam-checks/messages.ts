import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  sameText: {
    en: 'You’ve already posted this text today. Please write something new, or try again in {wait}.',
    id: 'Anda sudah memposting teks ini hari ini. Silakan tulis yang baru, atau coba lagi dalam {wait}.',
    my: 'Anda sudah menyiarkan teks ini hari ini. Sila tulis yang baharu, atau cuba lagi dalam {wait}.',
  },
  sameTextOfOthers: {
    en: 'Several new accounts have posted the same text today. Please use your own words, or try again in {wait}.',
    id: 'Beberapa akun baru sudah memposting teks yang sama hari ini. Silakan tulis dengan kata-kata Anda sendiri, atau coba lagi dalam {wait}.',
    my: 'Beberapa akaun baharu sudah menyiarkan teks yang sama hari ini. Sila tulis dengan kata-kata anda sendiri, atau cuba lagi dalam {wait}.',
  },
  tooManyLinks: {
    en: 'While your account is new, you can add up to {count} links to other sites here. Please remove some.',
    id: 'Selama akun Anda masih baru, Anda bisa menambahkan maksimal {count} tautan ke situs lain di sini. Silakan hapus sebagian.',
    my: 'Selagi akaun anda masih baharu, anda boleh menambah maksimum {count} pautan ke laman lain di sini. Sila buang sebahagiannya.',
  },
  refusedWord: {
    en: 'This site doesn’t allow “{word}”. Please remove it and try again. Your text is safe.',
    id: 'Situs ini tidak mengizinkan “{word}”. Silakan hapus lalu coba lagi. Teks Anda aman.',
    my: 'Laman ini tidak membenarkan “{word}”. Sila buang dan cuba lagi. Teks anda selamat.',
  },
  tooFast: {
    en: 'That was very quick for a first post. Please read it once more, then post it again.',
    id: 'Postingan pertama Anda dikirim terlalu cepat. Silakan baca sekali lagi, lalu posting lagi.',
    my: 'Hantaran pertama anda disiarkan terlalu cepat. Sila baca sekali lagi, kemudian siarkan semula.',
  },
})
