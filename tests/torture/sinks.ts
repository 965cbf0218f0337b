import { openMailSink } from './mail-sink.ts';
import { openWebhookSink, type Sink, type SinkOptions } from './webhook-sink.ts';

/** A webhook and a mail server for all channels, with shared records. */
export async function openSinks(options: SinkOptions = {}): Promise<Sink> {
  const taken = new Map<string, number>();
  const sinks = [await openWebhookSink({ ...options, taken }), await openMailSink({ ...options, taken })];
  return {
    env: Object.assign({}, ...sinks.map(({ env }) => env)) as Record<string, string>,
    taken,
    attempts: () => sinks.reduce((sum, { attempts }) => sum + attempts(), 0),
    async close() {
      for (const sink of sinks) await sink.close();
    },
  };
}
