import { inquirySchema } from '../../domain/inquiries/inquiry.schema.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';

export const inquiryResolver = schemaResolver(inquirySchema);
