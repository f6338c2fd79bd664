import { defineMessages } from '../../contract/messages.ts'

export const notifyMessages = defineMessages({
  replyLabel: {
    en: 'Replies to my comments',
    id: 'Balasan untuk komentar saya',
    my: 'Balasan kepada komen saya',
  },
  replyWords: {
    en: '{actors} replied to your comment on {title}',
    id: '{actors} membalas komentar Anda di {title}',
    my: '{actors} membalas komen anda pada {title}',
  },
  commentLabel: {
    en: 'Comments on what I wrote',
    id: 'Komentar pada tulisan saya',
    my: 'Komen pada tulisan saya',
  },
  commentWords: {
    en: '{actors} commented on {title}',
    id: '{actors} mengomentari {title}',
    my: '{actors} memberi komen pada {title}',
  },
  threadLabel: {
    en: 'Comments in threads I follow',
    id: 'Komentar di utas yang saya ikuti',
    my: 'Komen dalam bebenang yang saya ikuti',
  },
  threadWords: {
    en: '{actors} commented in a thread you follow: {title}',
    id: '{actors} berkomentar di utas yang Anda ikuti: {title}',
    my: '{actors} memberi komen dalam bebenang yang anda ikuti: {title}',
  },
})
