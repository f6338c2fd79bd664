import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  yearIsFixed: {
    en: 'A year of birth that makes you younger than 18 can’t be changed here. If it is wrong, please write to {contact}.',
    id: 'Tahun lahir yang menunjukkan usia di bawah 18 tahun tidak dapat diubah di sini. Jika keliru, silakan tulis ke {contact}.',
    my: 'Tahun lahir yang menunjukkan umur bawah 18 tahun tidak boleh diubah di sini. Jika tersilap, sila tulis kepada {contact}.',
  },
  /** Where the operator has published no address. */
  yearIsFixedHere: {
    en: 'A year of birth that makes you younger than 18 can’t be changed here. If it’s wrong, the operator of this site can correct it, but hasn’t published an address yet.',
    id: 'Tahun lahir yang menunjukkan usia di bawah 18 tahun tidak dapat diubah di sini. Jika keliru, pengelola situs ini bisa membetulkannya, tetapi belum mencantumkan alamat email.',
    my: 'Tahun lahir yang menunjukkan umur bawah 18 tahun tidak boleh diubah di sini. Jika tersilap, pengendali laman ini boleh membetulkannya, tetapi belum menyatakan alamat e-mel.',
  },
  yearToCome: {
    en: 'This year is still to come.',
    id: 'Tahun ini belum tiba.',
    my: 'Tahun itu masih belum tiba.',
  },
})
