import type { Pool } from "pg";
import type { Gauge } from "../http/metrics.ts";

/** What the database knows of the server's work: its connections here, and jobs of all processes together. */
export function databaseGauges(pool: Pool): readonly Gauge[] {
  return [
    {
      name: "database_connections",
      help: "Connections of this process, and requests that wait for one.",
      read: async () => ({
        '{state="open"}': pool.totalCount,
        '{state="idle"}': pool.idleCount,
        '{state="waited_for"}': pool.waitingCount,
      }),
    },
    {
      name: "jobs",
      help: "Jobs that wait or run, of all processes.",
      async read() {
        const { rows } = await pool.query<{ name: string; state: string; n: number }>(
          "select name, state::text as state, count(*)::int as n from boss.job where state < 'completed' group by 1, 2",
        );
        return Object.fromEntries(
          rows.map(({ name, state, n }) => [`{queue="${name}",state="${state}"}`, n]),
        );
      },
    },
    {
      name: "oldest_waiting_job_seconds",
      help: "How long the job has waited that waits longest.",
      async read() {
        const { rows } = await pool.query<{ name: string; seconds: number }>(
          `select name, extract(epoch from now() - min(start_after))::float8 as seconds from boss.job
            where state < 'active' and start_after <= now() group by 1`,
        );
        return Object.fromEntries(rows.map(({ name, seconds }) => [`{queue="${name}"}`, seconds]));
      },
    },
  ];
}
