import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  joinFirst: {
    en: 'Join the guild first: only members can post here.',
    id: 'Bergabunglah dulu: hanya anggota guild yang bisa memposting di sini.',
    my: 'Sertai guild ini dahulu: hanya ahlinya boleh membuat hantaran di sini.',
  },
  rulesFirst: {
    en: 'Please read this guild’s rules and tick the box to accept them.',
    id: 'Silakan baca aturan guild ini, lalu centang kotaknya untuk menerimanya.',
    my: 'Sila baca peraturan guild ini dan tandakan kotaknya untuk menerimanya.',
  },
  officersOnly: {
    en: 'Only the owner and officers of this guild can do this.',
    id: 'Hanya pemilik dan pengurus guild ini yang bisa melakukan ini.',
    my: 'Hanya pemilik dan pengurus guild ini boleh melakukan ini.',
  },
  manyPins: {
    en: 'You’ve reached the limit of {count} pinned posts. Unpin one first.',
    id: 'Anda sudah mencapai batas {count} postingan yang disematkan. Lepas salah satu dulu.',
    my: 'Anda sudah mencapai had {count} hantaran yang disemat. Nyahsemat satu dahulu.',
  },
  removedLabel: {
    en: 'An officer removed a post of mine',
    id: 'Postingan saya dihapus pengurus',
    my: 'Hantaran saya dialih keluar oleh pengurus',
  },
  removedWords: {
    en: 'An officer of {title} removed your post',
    id: 'Pengurus {title} menghapus postingan Anda',
    my: 'Pengurus {title} mengalih keluar hantaran anda',
  },
  removedFor: {
    en: 'An officer of {title} removed your post. Reason: {note}',
    id: 'Pengurus {title} menghapus postingan Anda. Alasan: {note}',
    my: 'Pengurus {title} mengalih keluar hantaran anda. Sebab: {note}',
  },
})
