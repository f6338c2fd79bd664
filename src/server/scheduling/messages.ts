import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooSoon: {
    en: 'Choose a time at least one minute from now.',
    id: 'Pilih waktu paling cepat satu menit dari sekarang.',
    my: 'Pilih masa sekurang-kurangnya seminit dari sekarang.',
  },
  tooFar: {
    en: 'Choose a time within the next {days} days.',
    id: 'Pilih waktu dalam {days} hari ke depan.',
    my: 'Pilih masa dalam tempoh {days} hari akan datang.',
  },
  mostOfPlan: {
    en: 'You’ve reached your plan’s limit for scheduled posts and articles ({count}). {plan} lets you schedule up to {more} at once.',
    id: 'Anda sudah mencapai batas postingan dan artikel terjadwal pada paket Anda ({count}). Dengan {plan}, Anda bisa menjadwalkan hingga {more} sekaligus.',
    my: 'Anda sudah mencapai had hantaran dan artikel berjadual bagi pelan anda ({count}). Dengan {plan}, anda boleh menjadualkan sehingga {more} serentak.',
  },
  mostOfAll: {
    en: 'You’ve reached the limit of {count} scheduled posts and articles. Publish or delete one first.',
    id: 'Anda sudah mencapai batas {count} postingan dan artikel terjadwal. Terbitkan atau hapus salah satunya dulu.',
    my: 'Anda sudah mencapai had {count} hantaran dan artikel berjadual. Terbitkan atau padam salah satu dahulu.',
  },
})
