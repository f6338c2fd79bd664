import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  yearIsFixed: {
    en: 'To protect younger members, a year of birth that means you may be under 18 can’t be changed here. If it’s wrong, please write to {contact}.',
    id: 'Demi melindungi anggota yang lebih muda, tahun lahir yang berarti usia Anda mungkin belum 18 tahun tidak bisa diubah di sini. Jika keliru, silakan tulis ke {contact}.',
    my: 'Demi melindungi ahli yang lebih muda, tahun lahir yang bermakna umur anda mungkin belum 18 tahun tidak boleh diubah di sini. Jika tersilap, sila tulis kepada {contact}.',
  },
  /** Where the operator has published no address. */
  yearIsFixedHere: {
    en: 'To protect younger members, a year of birth that means you may be under 18 can’t be changed here. If it’s wrong, the operator of this site can correct it, but hasn’t published an address yet.',
    id: 'Demi melindungi anggota yang lebih muda, tahun lahir yang berarti usia Anda mungkin belum 18 tahun tidak bisa diubah di sini. Jika keliru, pengelola situs ini bisa membetulkannya, tetapi belum mencantumkan alamat email.',
    my: 'Demi melindungi ahli yang lebih muda, tahun lahir yang bermakna umur anda mungkin belum 18 tahun tidak boleh diubah di sini. Jika tersilap, pengendali laman ini boleh membetulkannya, tetapi belum menyatakan alamat e-mel.',
  },
  yearToCome: {
    en: 'That year is in the future. Please check it.',
    id: 'Tahun itu belum tiba. Silakan periksa lagi.',
    my: 'Tahun itu masih pada masa hadapan. Sila semak semula.',
  },
})
