import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'

const POSTS = [
  {
    type: 'discussion',
    title: 'Buku apa yang akan Anda baca bulan depan?',
    content: 'Saya sedang menyusun daftar bacaan. Sebutkan satu judul dan satu alasan.',
  },
  {
    type: 'discussion',
    title: 'Which night is best for the Leonids?',
    content: 'The forecast says clouds on the first night. Where will you watch?',
    isVotingEnabled: true,
    votingQuestion: 'When will you look up?',
    votingOptions: ['The first night', 'The second night', 'Both'],
    votingDays: 3,
    votingResults: 'after_vote',
  },
]

/** Posts of the first member with a plan that wait for their date, with the jobs that publish them. */
export async function seedScheduledPosts({ client, until }: Seeding): Promise<void> {
  for (const [place, body] of POSTS.entries()) {
    // So far ahead that a demonstration is over before them.
    const publishAt = addMs(until, (31 + place) * DAY_MS + HOUR_MS)
    await client.query(
      `with author as (select min(user_id) as id from subscriptions where status = 'active'),
       waiting as (
         insert into scheduled_posts (author_id, body, publish_at, created_at)
         select id, $1::jsonb, $2, $3 from author where id is not null returning id)
       insert into jobs (kind, payload, run_at)
       select 'postPublication', jsonb_build_object('scheduledPostId', id, 'publishAt', $4::text), $2 from waiting`,
      [JSON.stringify(body), publishAt, addMs(until, -DAY_MS), publishAt.toISOString()],
    )
  }
}
