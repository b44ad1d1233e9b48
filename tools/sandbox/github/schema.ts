import { buildSchema } from 'graphql';

// The part of https://docs.github.com/public/fpt/schema.docs.graphql that the editor asks for.
export const SCHEMA = buildSchema(`
  scalar GitObjectID
  scalar GitTimestamp
  scalar URI

  interface GitObject { oid: GitObjectID! }
  type Blob implements GitObject { oid: GitObjectID! byteSize: Int! isTruncated: Boolean! text: String }
  type User { databaseId: Int login: String! }
  type GitActor { name: String email: String avatarUrl(size: Int): URI! user: User }
  type TreeEntry { oid: GitObjectID! name: String! }
  type CommitHistoryConnection { nodes: [Commit] }
  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    committedDate: GitTimestamp!
    author: GitActor
    file(path: String!): TreeEntry
    history(first: Int, path: String): CommitHistoryConnection!
  }
  type RefUpdateRule { viewerCanPush: Boolean! }
  type Ref { name: String! target: GitObject refUpdateRule: RefUpdateRule }
  type Repository {
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
  }

  type Query { repository(owner: String!, name: String!): Repository }
`);
