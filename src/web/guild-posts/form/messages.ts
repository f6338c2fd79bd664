import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Post in a guild', id: 'Posting di guild', my: 'Hantaran dalam guild' },
  titleIn: { en: 'Post in {guild}', id: 'Posting di {guild}', my: 'Hantaran dalam {guild}' },
  description: {
    en: 'Post a photo, a video or a discussion with a poll in one of your guilds.',
    id: 'Posting foto, video, atau diskusi dengan jajak pendapat di salah satu guild Anda.',
    my: 'Siarkan foto, video atau perbincangan dengan undian dalam salah satu guild anda.',
  },
  label: { en: 'Write a post', id: 'Tulis postingan', my: 'Tulis hantaran' },
  which: {
    en: 'Which guild is it for?',
    id: 'Untuk guild yang mana?',
    my: 'Untuk guild yang mana satu?',
  },
  yourGuilds: { en: 'Your guilds', id: 'Guild Anda', my: 'Guild anda' },
  change: { en: 'Change guild', id: 'Ganti guild', my: 'Tukar guild' },
  loading: { en: 'Loading your guilds', id: 'Memuat guild Anda', my: 'Memuatkan guild anda' },
  loadFailed: {
    en: 'Couldn’t load your guilds.',
    id: 'Guild Anda gagal dimuat.',
    my: 'Guild anda tidak dapat dimuatkan.',
  },
  guildFailed: {
    en: 'Couldn’t load the guild.',
    id: 'Guild gagal dimuat.',
    my: 'Guild tidak dapat dimuatkan.',
  },
  noneTitle: {
    en: 'You’re not in a guild yet',
    id: 'Anda belum bergabung dengan guild',
    my: 'Anda belum menyertai mana-mana guild',
  },
  noneText: {
    en: 'Find people who care about the same thing, then post here.',
    id: 'Temukan orang dengan minat yang sama, lalu posting di sini.',
    my: 'Cari orang yang berkongsi minat dengan anda, kemudian siarkan hantaran di sini.',
  },
  findGuilds: { en: 'Find guilds', id: 'Cari guild', my: 'Cari guild' },
  outsideTitle: {
    en: 'Only members can post in {guild}',
    id: 'Hanya anggota yang bisa memposting di {guild}',
    my: 'Hanya ahli boleh menyiarkan hantaran dalam {guild}',
  },
  outsideText: {
    en: 'Join the guild first. What you’ve written is saved.',
    id: 'Bergabunglah dulu. Tulisan Anda tersimpan.',
    my: 'Sertai guild ini dahulu. Tulisan anda disimpan.',
  },
  openGuild: { en: 'Open guild', id: 'Buka guild', my: 'Buka guild' },
  mutedTitle: {
    en: 'You can’t post in {guild} right now',
    id: 'Saat ini Anda tidak bisa memposting di {guild}',
    my: 'Buat masa ini anda tidak boleh menyiarkan hantaran dalam {guild}',
  },
  mutedText: {
    en: 'The officers have muted you for a while. What you’ve written is saved.',
    id: 'Pengurus membisukan Anda untuk sementara. Tulisan Anda tersimpan.',
    my: 'Pengurus membisukan anda buat sementara. Tulisan anda disimpan.',
  },
  rules: { en: 'Rules of {guild}', id: 'Aturan {guild}', my: 'Peraturan {guild}' },
  postedText: {
    en: 'Everyone can see it in the guild now.',
    id: 'Kini semua orang bisa melihatnya di guild.',
    my: 'Semua orang boleh melihatnya dalam guild sekarang.',
  },
  postedPrivate: {
    en: 'The members of the guild can see it now.',
    id: 'Kini anggota guild bisa melihatnya.',
    my: 'Ahli guild boleh melihatnya sekarang.',
  },
})
