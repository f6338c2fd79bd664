import { defineMessages } from '../../../contract/messages.ts'

export const messages = defineMessages({
  hiddenInName: {
    en: 'This name has invisible characters. Please type it again.',
    id: 'Nama ini berisi karakter yang tidak terlihat. Silakan ketik ulang.',
    my: 'Nama ini mengandungi aksara yang tidak kelihatan. Sila taip semula.',
  },
  mixedName: {
    en: 'This name mixes letters of different alphabets in one word. Please use one alphabet for each word.',
    id: 'Nama ini mencampur huruf dari abjad yang berbeda dalam satu kata. Silakan gunakan satu abjad untuk setiap kata.',
    my: 'Nama ini mencampurkan huruf daripada abjad berlainan dalam satu perkataan. Sila gunakan satu abjad bagi setiap perkataan.',
  },
  reservedName: {
    en: 'This name could be mistaken for the people who run {site}. Please choose another.',
    id: 'Nama ini bisa disangka milik pengelola {site}. Silakan pilih nama lain.',
    my: 'Nama ini boleh disangka milik pengurus {site}. Sila pilih nama lain.',
  },
})
