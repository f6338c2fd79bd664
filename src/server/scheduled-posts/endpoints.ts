import type * as scheduledPosts from '../../contract/scheduled-posts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof scheduledPosts> = {
  listScheduledPosts: {
    summary: {
      en: 'The posts of the signed-in person that are yet to be published, and how many posts and articles their plan lets them schedule at once.',
      id: 'Postingan orang yang masuk yang belum terbit, dan berapa postingan serta artikel yang bisa dijadwalkan sekaligus menurut paketnya.',
      my: 'Hantaran orang yang log masuk yang belum diterbitkan, dan bilangan hantaran serta artikel yang boleh dijadualkan serentak mengikut pelannya.',
    },
  },
  schedulePost: {
    summary: {
      en: 'Keeps a post for Page until its time, at least a minute and at most a year ahead. Nobody else sees it or its upload before.',
      id: 'Menyimpan postingan Page sampai waktunya, paling cepat semenit dan paling lama setahun ke depan. Sebelumnya tidak ada orang lain yang melihat postingan atau unggahannya.',
      my: 'Menyimpan hantaran Page sehingga masanya, paling awal seminit dan paling lewat setahun akan datang. Sebelum itu tiada orang lain boleh melihat hantaran atau muat naiknya.',
    },
    refusals: ['plan_required', 'under_age', 'not_allowed'],
  },
  reschedulePost: {
    summary: {
      en: 'Gives a scheduled post another time, also one that could not be published.',
      id: 'Mengubah waktu postingan terjadwal, juga yang tadinya gagal terbit.',
      my: 'Menukar masa hantaran berjadual, termasuk yang tidak dapat diterbitkan.',
    },
  },
  editScheduledPost: {
    summary: {
      en: 'Replaces what a scheduled post says, and its upload. Without a new time it keeps its own; it takes no second place in the plan.',
      id: 'Mengganti isi postingan terjadwal dan unggahannya. Tanpa waktu baru, waktunya tetap; jatah paket tidak terpakai dua kali.',
      my: 'Menggantikan isi hantaran berjadual dan muat naiknya. Tanpa masa baharu, masanya kekal; had pelan tidak dikira dua kali.',
    },
    refusals: ['edit_conflict', 'under_age', 'not_allowed'],
  },
  publishScheduledPost: {
    summary: {
      en: 'Publishes a scheduled post now.',
      id: 'Menerbitkan postingan terjadwal sekarang.',
      my: 'Menerbitkan hantaran berjadual sekarang.',
    },
    refusals: ['under_age', 'not_allowed'],
  },
  deleteScheduledPost: {
    summary: {
      en: 'Deletes a scheduled post for good, before anybody has seen it.',
      id: 'Menghapus postingan terjadwal secara permanen, sebelum ada yang melihatnya.',
      my: 'Memadam hantaran berjadual secara kekal, sebelum sesiapa melihatnya.',
    },
  },
}
