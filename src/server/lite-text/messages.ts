import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  nothingVisible: {
    en: 'Your text is empty. Please write something.',
    id: 'Teks Anda masih kosong. Silakan tulis sesuatu.',
    my: 'Teks anda masih kosong. Sila tulis sesuatu.',
  },
  needsHonorForLinks: {
    en: 'You can add links to other sites once you have {honor} Honor. Please remove them for now.',
    id: 'Anda bisa menambahkan tautan ke situs lain setelah punya {honor} Honor. Untuk sekarang, hapus dulu tautannya.',
    my: 'Anda boleh menambah pautan ke laman lain selepas mempunyai {honor} Honor. Buat masa ini, sila buang pautan itu.',
  },
})
