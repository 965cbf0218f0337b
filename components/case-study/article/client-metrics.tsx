import type { ClientMetric } from '#lib/case-studies/schema';
import { StockMetric } from './stock-metric.client.tsx';
import styles from './client-metrics.module.css';

/** Facts about the client; a stock entry shows the change of the share price since its start date, or its fallback. */
export function ClientMetrics({ company, metrics }: { company: string; metrics: ClientMetric[] }) {
  if (metrics.length === 0) return null;
  return (
    <section>
      <h2 className="h3">{company} in numbers</h2>
      <dl className={styles.metrics}>
        {metrics.map((metric) => (
          <div key={metric.description}>
            <dt>{metric.description}</dt>
            <dd>
              {'type' in metric ? (
                <StockMetric {...metric} />
              ) : (
                <>
                  <b className="display">{metric.metric}</b>
                  {separatorOf(metric)}
                  {metric.unit}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A percent sign follows a number directly, and a state follows a city after a comma. */
function separatorOf({ metric, unit }: { metric: string; unit: string }): string {
  if (unit === '%') return '';
  return /\d/.test(metric) ? ' ' : ', ';
}
