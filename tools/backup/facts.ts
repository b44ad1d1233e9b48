import type { TableShape } from './rows.ts';

/** backup.json: what a backup holds. */
export interface BackupFacts {
  /** ISO time. */
  readonly madeAt: string;
  /** Of the tables, as schema_version has it. */
  readonly version: number;
  readonly tables: Readonly<Record<string, TableShape>>;
  /** Their last values. */
  readonly sequences: Readonly<Record<string, string>>;
  readonly photos: number;
}
