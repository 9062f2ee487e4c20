import au.com.dius.pact.provider.junitsupport.Provider;

@Provider("public-api")
class PublicApiTest extends ContractTest {}
