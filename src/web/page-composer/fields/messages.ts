import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Title', id: 'Judul', my: 'Tajuk' },
  titleOptional: { en: 'Title (optional)', id: 'Judul (opsional)', my: 'Tajuk (pilihan)' },
  contentOptional: { en: 'Text (optional)', id: 'Isi (opsional)', my: 'Teks (pilihan)' },
  photoPlaceholder: {
    en: 'What should people know about this photo?',
    id: 'Apa yang perlu diketahui orang tentang foto ini?',
    my: 'Apa yang patut orang tahu tentang foto ini?',
  },
  videoPlaceholder: {
    en: 'What happens here?',
    id: 'Apa yang terjadi di sini?',
    my: 'Apa yang berlaku di sini?',
  },
  discussionPlaceholder: {
    en: 'Say what you think, and what you’d like to hear from others.',
    id: 'Sampaikan pendapat Anda, dan apa yang ingin Anda dengar dari orang lain.',
    my: 'Nyatakan pandangan anda dan apa yang ingin anda dengar daripada orang lain.',
  },
  contentHint: {
    en: '**bold**, *italic*, `code`, {link}> quote.',
    id: '**tebal**, *miring*, `kode`, {link}> kutipan.',
    my: '**tebal**, *condong*, `kod`, {link}> petikan.',
  },
  contentKeys: {
    en: 'Ctrl+Enter sends it.',
    id: 'Ctrl+Enter mengirimnya.',
    my: 'Ctrl+Enter menghantarnya.',
  },
  hintLink: { en: '[link](…), ', id: '[tautan](…), ', my: '[pautan](…), ' },
  charactersLeft: {
    en: '1 character left|{count} characters left',
    id: 'Sisa {count} karakter',
    my: 'Baki {count} aksara',
  },
  charactersOver: {
    en: '1 character too many|{count} characters too many',
    id: 'Kelebihan {count} karakter',
    my: 'Terlebih {count} aksara',
  },
  altPhoto: {
    en: 'Describe the photo for people who can’t see it',
    id: 'Jelaskan foto ini bagi yang tidak bisa melihatnya',
    my: 'Terangkan foto ini kepada mereka yang tidak dapat melihatnya',
  },
  altVideo: {
    en: 'Describe the video for people who can’t see it',
    id: 'Jelaskan video ini bagi yang tidak bisa melihatnya',
    my: 'Terangkan video ini kepada mereka yang tidak dapat melihatnya',
  },
  nsfw: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  nsfwText: {
    en: 'Blurred until someone confirms they’re 18 or older. Not shown in feeds and search by default, and without likes or votes.',
    id: 'Dikaburkan sampai pembaca menyatakan berusia 18 tahun ke atas. Tidak tampil di feed dan pencarian biasa, serta tanpa tanda suka dan suara.',
    my: 'Dikaburkan sehingga pembaca mengesahkan umur 18 tahun ke atas. Tidak dipaparkan dalam suapan dan carian biasa, serta tanpa tanda suka dan undi.',
  },
  acceptRules: {
    en: 'I’ve read the rules and will keep to them',
    id: 'Saya sudah membaca aturan ini dan akan mematuhinya',
    my: 'Saya telah membaca peraturan ini dan akan mematuhinya',
  },
})
