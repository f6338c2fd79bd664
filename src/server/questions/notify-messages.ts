import { defineMessages } from '../../contract/messages.ts'

export const notifyMessages = defineMessages({
  answerLabel: {
    en: 'Answers to my questions',
    id: 'Jawaban untuk pertanyaan saya',
    my: 'Jawapan bagi soalan saya',
  },
  answerWords: {
    en: '{actors} answered your question {title}',
    id: '{actors} menjawab pertanyaan Anda {title}',
    my: '{actors} menjawab soalan anda {title}',
  },
  acceptedLabel: {
    en: 'My answers accepted',
    id: 'Jawaban saya terpilih',
    my: 'Jawapan saya terpilih',
  },
  acceptedWords: {
    en: '{actors} accepted your answer to {title}',
    id: '{actors} memilih jawaban Anda atas {title}',
    my: '{actors} memilih jawapan anda bagi {title}',
  },
  pickedLabel: {
    en: 'My answers picked by the community',
    id: 'Jawaban saya menjadi pilihan komunitas',
    my: 'Jawapan saya menjadi pilihan komuniti',
  },
  pickedWords: {
    en: 'Your answer to {title} is the community pick',
    id: 'Jawaban Anda atas {title} menjadi pilihan komunitas',
    my: 'Jawapan anda bagi {title} menjadi pilihan komuniti',
  },
  followedLabel: {
    en: 'Answers to questions I follow',
    id: 'Jawaban untuk pertanyaan yang saya ikuti',
    my: 'Jawapan bagi soalan yang saya ikuti',
  },
  followedWords: {
    en: '{actors} answered a question you follow: {title}',
    id: '{actors} menjawab pertanyaan yang Anda ikuti: {title}',
    my: '{actors} menjawab soalan yang anda ikuti: {title}',
  },
  votesLabel: {
    en: 'Upvotes on my questions',
    id: 'Suara naik untuk pertanyaan saya',
    my: 'Undi naik untuk soalan saya',
  },
  votesWords: {
    en: 'Your question {title} got upvotes',
    id: 'Pertanyaan Anda {title} mendapat suara naik',
    my: 'Soalan anda {title} mendapat undi naik',
  },
  votesReached: {
    en: 'Your question {title} has reached {note} upvotes',
    id: 'Pertanyaan Anda {title} sudah mencapai {note} suara naik',
    my: 'Soalan anda {title} sudah mencapai {note} undi naik',
  },
  retaggedLabel: {
    en: 'Tags of my questions changed',
    id: 'Tag pertanyaan saya diubah',
    my: 'Tag soalan saya ditukar',
  },
  retaggedWords: {
    en: '{actors} changed the tags of your question {title}',
    id: '{actors} mengubah tag pertanyaan Anda {title}',
    my: '{actors} menukar tag soalan anda {title}',
  },
  closedLabel: {
    en: 'My questions closed',
    id: 'Pertanyaan saya ditutup',
    my: 'Soalan saya ditutup',
  },
  closedWords: {
    en: 'Your question {title} was closed. See why',
    id: 'Pertanyaan Anda {title} ditutup. Lihat alasannya',
    my: 'Soalan anda {title} ditutup. Lihat sebabnya',
  },
})
