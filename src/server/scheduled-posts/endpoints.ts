import type * as scheduledPosts from '../../contract/scheduled-posts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof scheduledPosts> = {
  listScheduledPosts: {
    summary: {
      en: 'The signed-in person’s scheduled posts, and how many posts and articles their plan lets them schedule at once.',
      id: 'Postingan terjadwal orang yang masuk, dan berapa postingan serta artikel yang bisa dijadwalkan sekaligus menurut paketnya.',
      my: 'Hantaran berjadual orang yang log masuk, dan bilangan hantaran serta artikel yang boleh dijadualkan serentak mengikut pelannya.',
    },
  },
  schedulePost: {
    summary: {
      en: 'Schedules a post for Page, at least a minute and up to a year ahead. Until then, no one else sees it or its upload.',
      id: 'Menjadwalkan postingan Page, minimal semenit dan maksimal setahun ke depan. Sebelumnya tidak ada orang lain yang melihat postingan atau unggahannya.',
      my: 'Menjadualkan hantaran Page, minimum seminit dan maksimum setahun akan datang. Sebelum itu tiada orang lain boleh melihat hantaran atau muat naiknya.',
    },
    refusals: ['plan_required', 'under_age', 'not_allowed'],
  },
  reschedulePost: {
    summary: {
      en: 'Gives a scheduled post another time, also one that couldn’t be published.',
      id: 'Mengubah waktu postingan terjadwal, juga yang tadinya gagal terbit.',
      my: 'Menukar masa hantaran berjadual, termasuk yang tidak dapat diterbitkan.',
    },
  },
  editScheduledPost: {
    summary: {
      en: 'Replaces the text and upload of a scheduled post. Without a new time it keeps its own; it doesn’t count twice towards the plan’s limit.',
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
      en: 'Deletes a scheduled post for good, before anyone has seen it.',
      id: 'Menghapus postingan terjadwal secara permanen, sebelum ada yang melihatnya.',
      my: 'Memadam hantaran berjadual secara kekal, sebelum sesiapa melihatnya.',
    },
  },
}
