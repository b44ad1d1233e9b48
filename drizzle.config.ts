export default {
  dialect: 'postgresql',
  schema: './netlify/database/schema/*.ts',
  out: './netlify/database/migrations',
};
